# Ce qui ne va pas dans une position préparée à la main : `error-` et le code de l’erreur des règles.
#
# Les arguments sont ceux du fichier anglais.

error-position-health-range = { $seat } peut avoir de { $least } à { $most } cœurs.
error-position-points-range = { $seat } peut avoir de { $least } à { $most } points.
error-position-energy-range = { $seat } peut avoir de { $least } à { $most } énergies.
error-position-tokens-range = { $seat } peut avoir de { $least } à { $most } de ces jetons.
error-position-counters-range = Une carte de { $seat } peut porter de { $least } à { $most } marqueurs.
error-position-rolls-left-range = Il peut rester de { $least } à { $most } lancers.
error-position-discard-held = « { $card } » agit dès l’achat : personne ne peut la garder.
error-position-copies-used-up = « { $card } » est déjà quelque part : { $copies ->
    [one] il n’y en a qu’une.
   *[other] il n’y en a que { $copies }.
}
error-position-only-mimic = Seul un { card-mimic } peut copier une autre carte.
error-position-copied-not-held = { $seat } n’a pas « { $card } », la carte à copier.
error-position-place-taken = Deux monstres sont à { $place } : il n’y a de la place que pour un.
error-position-too-few-alive = Au moins deux monstres doivent être en vie.
error-position-no-bay = Ces règles n’ont pas de Tokyo Bay.
error-position-bay-closed = Tokyo Bay est fermée : il faut { $least } monstres en vie.
error-position-market-size = Il y a de la place pour { $most } cartes au marché.
error-position-dead-turn = { $seat } est hors jeu : ce ne peut pas être son tour.
error-dice-too-many = Au plus { $most } dés peuvent être là.
error-dice-no-energy = Les dés de ces règles n’ont pas d’énergie.
error-setup-one-person = Ces règles sont pour une seule personne contre l’ordinateur.
error-setup-same-monster = Chaque place a besoin d’un monstre bien à elle.
error-setup-words-long = Tes mots ont trop de lettres : { $most } au plus peuvent entrer dans les dés.
error-setup-words-signs = Tes mots contiennent des signes qui ne peuvent pas être notés.
error-player-unknown = Il n’y a pas de joueur { $found } ; il y a : { $known }.
error-save-slot = Un nom a au plus { $most } lettres, chiffres, - et _.
error-save-unreadable = Impossible de lire le fichier.
error-save-too-large = Le fichier a plus de { $most } octets : c’est trop pour une sauvegarde.
error-save-no-text = Le fichier n’est pas du texte.
error-save-cut-off = Le fichier s’arrête avant la fin de la sauvegarde : il a été coupé.
error-save-field = Une ligne du fichier n’a pas sa place dans une sauvegarde : { $found }.
error-save-changed = Le fichier a été modifié après la sauvegarde.
error-save-other-position = Ce qui y est écrit ne mène pas là où la partie devrait en être.
error-save-too-long = Cette partie est devenue trop longue pour être sauvegardée.
error-save-not-written = Impossible d’y sauvegarder la partie. Ce qui s’y trouvait reste comme il est. ({ $reason })
error-save-not-kept = Une autre partie y est sauvegardée, et il est impossible d’en garder une copie. Choisis un autre nom. ({ $reason })
error-save-foreign = Ce qui s’y trouve n’est pas une sauvegarde de ce jeu et reste comme il est. Choisis un autre nom.
error-table-moment = Cette partie a les moments 0 à { $most }.
error-table-nothing = Rien n’est encore mis en place.
error-table-seats = Il y a { $most } monstres et { $found } places.
error-table-monster = Il n’y a pas de monstre { $found }.
error-table-over = La partie est finie ici : on ne peut pas rejouer à partir de là.
