# Les erreurs que l’on rencontre : `error-` et le code de l’erreur.
#
# Les arguments sont ceux du fichier anglais.

error-position-health-range = { $seat } peut avoir de { $least } à { $most } cœurs.
error-position-points-range = { $seat } peut avoir de { $least } à { $most } points.
error-position-energy-range = { $seat } peut avoir de { $least } à { $most } énergies.
error-position-tokens-range = { $seat } peut avoir de { $least } à { $most } de ces jetons.
error-position-counters-range = Une carte de { $seat } peut porter de { $least } à { $most } marqueurs.
error-position-rolls-left-range = Il peut rester de { $least } à { $most } lancers.
error-position-discard-held = « { $card } » agit dès son achat : personne ne peut la garder.
error-position-copies-used-up = « { $card } » est déjà en jeu : { $copies ->
    [one] il n’y en a qu’une.
   *[other] il n’y en a que { $copies }.
}
error-position-only-mimic = Seul un { card-mimic } peut copier une autre carte.
error-position-copied-not-held = { $seat } n’a pas « { $card } » : on ne peut donc pas l’y copier.
error-position-place-taken = Deux monstres sont à { $place } : il n’y a de la place que pour un.
error-position-no-bay = Ces règles n’ont pas de Tokyo Bay.
error-position-bay-closed = Tokyo Bay est fermée : il faut { $least } monstres en vie.
error-position-market-size = Il y a de la place pour { $most } cartes au marché.
error-position-dead-turn = { $seat } est hors jeu : ce ne peut pas être son tour.
error-dice-too-many = Il peut y avoir { $most } dés au plus.
error-dice-no-energy = Avec ces règles, les dés n’ont pas d’énergie.
error-setup-one-person = Ces règles sont pour une seule personne contre l’ordinateur.
error-setup-words-long = Tes mots pour les dés sont trop longs : { $most } caractères au plus.
error-setup-words-signs = Tes mots pour les dés contiennent des caractères impossibles à sauvegarder.
error-player-rules = Le joueur { $player } ne joue qu’avec les règles « { $rules } » et { $monsters } monstres.
error-save-slot = Un nom peut avoir { $most } caractères au plus : lettres, chiffres, espaces et signes simples comme - et ’.
error-save-unreadable = Impossible de lire le fichier. ({ $reason })
error-save-too-large = Le fichier a plus de { $most } octets : c’est trop pour une sauvegarde.
error-save-no-text = Ce n’est pas un fichier texte.
error-save-cut-off = Le fichier est incomplet : il manque la fin de la sauvegarde.
error-save-field = Le fichier contient une ligne qui n’a pas sa place dans une sauvegarde : { $found }.
error-save-changed = Le fichier a été modifié après la sauvegarde.
error-save-other-position = Les choix du fichier ne mènent pas à la position qu’il indique.
error-save-not-written = Impossible d’y sauvegarder la partie. L’ancien fichier, s’il y en avait un, est intact. ({ $reason })
error-save-no-backup = Une autre partie y est sauvegardée, et il est impossible d’en faire une copie. Choisis un autre nom. ({ $reason })
error-save-foreign = Le fichier qui s’y trouve n’est pas une sauvegarde de ce jeu ; il n’a pas été remplacé. Choisis un autre nom.
error-record-title = Ce n’est pas une partie sauvegardée : le texte ne commence pas par `{ $title }`.
error-record-format-newer = Cette partie a été sauvegardée par une version plus récente du programme. Installe cette version pour l’ouvrir.
error-record-rules-newer = Cette partie a été jouée avec des règles plus récentes. Installe une version plus récente du programme pour l’ouvrir.
error-table-moment = Cette partie n’a que les moments 0 à { $most }.
error-table-nothing = Rien n’est encore mis en place.
error-table-seats = Il y a { $most } monstres et { $found } places.
error-table-monster = Il n’y a pas de monstre { $found }.
error-table-name = Un nom peut avoir { $most } caractères au plus, et aucun signe invisible qui modifie le texte autour de lui.
error-table-over = La partie est finie à ce moment : on ne peut pas la reprendre de là.


## Celles dont l’anglais est dans les règles, `rules/error_english.py`

error-position-too-few-alive = Au moins deux monstres doivent être en vie.
error-setup-same-monster = Chaque place doit avoir un monstre différent.
error-rules-preset = Il n’y a pas de règles { $found } ; il y a : { $known }.
error-rules-setting = Il n’y a pas de réglage { $found } ; il y a : { $known }.
error-rules-value = { $setting } : { $found } n’est pas possible ; les valeurs sont : { $known }.
error-rules-word = Impossible de lire { $found } dans les règles : il faut `réglage=valeur`.
error-rules-contradiction = Ces réglages se contredisent : { $setting } exige { $needed }.
error-card-unknown = Il n’y a pas de carte { $found }.
error-card-unknown-near = Il n’y a pas de carte { $found } ; voulais-tu dire « { $near } » ?
error-card-name = Une carte doit avoir un nom unique, avec des lettres ou des chiffres ; { $found } n’en a pas, ou est déjà pris.
error-card-numbers = { $name } : une carte coûte de 0 à 99 énergies, a de 0 à 99 marqueurs et existe en 1 à 9 exemplaires.
error-card-kind = { $name } : une carte doit dériver de Keep, Discard, Costume ou ExpansionCard.
error-card-limit = { $name } : il peut y avoir { $most } cartes au plus.
error-card-file-missing = Ce fichier n’existe pas.
error-card-file-unreadable = Impossible de le lire : { $reason }.
error-card-file-name = Les cartes doivent être dans un fichier Python, dont le nom finit par .py.
error-card-file-failed = Le fichier ne peut pas être exécuté : { $error } : { $reason }.
error-card-file-empty = Aucune classe dérivée de Keep, Discard ou ExpansionCard n’y porte de nom.
error-card-file-expansion = { $name } est une extension : termine le fichier par add_expansion({ $name }()).
error-card-file-facts = { $name } : une carte a un nom, un prix et un texte ({ $reason }).
error-card-file-changed = Le fichier a été modifié pendant son utilisation.
error-player-unknown = Il n’y a pas de joueur { $found } ; il y a : { $known }.
error-player-personality = Il n’y a pas de personnalité { $found } ; il y a : { $known }.
error-save-missing = Il n’y a pas de sauvegarde : { $file } n’existe pas.
error-save-empty = Il n’y a pas de sauvegarde : { $file } est vide.
error-save-too-long = Cette partie est devenue trop longue pour être sauvegardée.
error-table-profile = Ce n’est pas le fichier d’un profil exporté, ou il a été modifié.
error-table-online = C’est une table en ligne, et sa partie n’est pas finie.
error-room-unknown = Cette salle n’existe pas : le lien ou le code est faux, ou l’hôte l’a fermée.
error-room-full = Toutes les places sont prises ; tu peux encore regarder.
error-room-started = La partie a déjà commencé.
error-room-open-seats = Des places sont libres : attends tes amis, ou donne-les à l’ordinateur.
error-room-not-host = Seul l’hôte peut faire cela.
error-room-not-yours = Ce n’est pas ta place.
error-room-no-host = Une place doit être celle de l’hôte.
error-room-nobody-there = Aucun invité n’est à cette place.
error-room-monster-taken = Quelqu’un d’autre a ce monstre.
error-room-not-over = La partie n’est pas encore finie.
error-room-say = Il faut un texte ou une réaction.
error-room-clock = Une pendule compte de 0 à { $most } secondes.
error-room-text-long = C’est trop long : { $most } lettres au plus.
error-room-text-signs = Il y a des signes qu’on ne peut pas montrer.
