# Ce qui ne va pas dans une position préparée à la main.
#
# Les arguments sont ceux du fichier anglais.

mistake-health = { $seat } peut avoir de { $least } à { $most } cœurs.
mistake-points = { $seat } peut avoir de { $least } à { $most } points.
mistake-energy = { $seat } peut avoir de { $least } à { $most } énergies.
mistake-tokens = { $seat } peut avoir de { $least } à { $most } de ces jetons.
mistake-counters = Une carte de { $seat } peut porter de { $least } à { $most } marqueurs.
mistake-discard = « { $card } » agit dès l’achat : personne ne peut la garder.
mistake-copies = « { $card } » est déjà quelque part : { $copies ->
    [one] il n’y en a qu’une.
   *[other] il n’y en a que { $copies }.
}
mistake-copied = { $seat } n’a pas « { $card } », la carte à copier.
mistake-place = Deux monstres sont à { $place } : il n’y a de la place que pour un.
mistake-bay = Tokyo Bay est fermée : il faut cinq monstres en vie, et des règles qui la prévoient.
mistake-alive = Au moins deux monstres doivent être en vie.
mistake-turn = { $seat } est hors jeu : ce ne peut pas être son tour.
mistake-dice = Au plus { $most } dés peuvent être là.
mistake-rolls = Il peut rester de { $least } à { $most } lancers.
mistake-people = Ces règles sont pour une seule personne contre l’ordinateur.
mistake-monsters = Chaque place a besoin d’un monstre bien à elle.
