# Ce qui vient de se passer : une phrase pour chaque événement de la partie, pour le journal et les nouvelles du plan.
#
# Les arguments sont ceux du fichier anglais. Les noms propres ne suivent jamais « de » ni « que » : rien à élider.


## Avant le premier tour

event-first-player-rolled = { $seat } lance les dés pour savoir qui commence : { $dice } ({ $smashes ->
    [0] aucune baffe
    [one] { $smashes } baffe
   *[other] { $smashes } baffes
}).
    .you = Tu lances les dés pour savoir qui commence : { $dice } ({ $smashes ->
        [0] aucune baffe
        [one] { $smashes } baffe
       *[other] { $smashes } baffes
    }).
# Entre deux tours du premier lancer.
event-first-roll-tied = Égalité entre { $seats } ({ $smashes ->
    [0] aucune baffe
    [one] { $smashes } baffe
   *[other] { $smashes } baffes
}) : ces monstres relancent.
    .you = Égalité entre toi et { $others } ({ $smashes ->
        [0] aucune baffe
        [one] { $smashes } baffe
       *[other] { $smashes } baffes
    }) : on relance.
event-game-started = { $players } monstres pour une seule ville. { $first } commence.
    .you = { $players } monstres pour une seule ville. Tu commences.
# Quand les premiers lancers décident de tout l’ordre des tours.
event-game-started-in-order = { $players } monstres pour une seule ville. Ordre de jeu : { $order }.
event-card-taken = { $seat } enfile son costume : « { $card } ».
    .you = Tu enfiles ton costume : « { $card } ».


## Le tour

event-turn-started = { $extra ->
    [true] Tour { $turn } : encore { $seat }, pour un tour supplémentaire.
   *[false] Tour { $turn } : { $seat }.
}
    .you = { $extra ->
        [true] Tour { $turn } : encore à toi, pour un tour supplémentaire.
       *[false] Tour { $turn } : à toi.
    }
event-turn-ended = { $seat } a fini son tour.
    .you = Tu as fini ton tour.
event-extra-turn-gained = « { $cause } » offre un tour de plus à { $seat }.
    .you = « { $cause } » t’offre un tour de plus.


## Les dés

event-dice-rolled = { $rolled ->
    [none] { $kept ->
        [none] { $seat } n’a aucun dé à lancer.
       *[dice] { $seat } garde tous ses dés.
    }
   *[dice] { $kept ->
        [none] { $seat } lance : { $rolled }
       *[dice] { $seat } garde { $kept } et lance : { $rolled }
    } ({ $rolls_left ->
        [0] plus de lancer
        [one] encore { $rolls_left } lancer
       *[other] encore { $rolls_left } lancers
    }).
}
    .you = { $rolled ->
        [none] { $kept ->
            [none] Tu n’as aucun dé à lancer.
           *[dice] Tu gardes tous tes dés.
        }
       *[dice] { $kept ->
            [none] Tu lances : { $rolled }
           *[dice] Tu gardes { $kept } et lances : { $rolled }
        } ({ $rolls_left ->
            [0] plus de lancer
            [one] encore { $rolls_left } lancer
           *[other] encore { $rolls_left } lancers
        }).
    }
# Tous les lancers du tour d’un ordinateur sur une ligne : $kept et $rolled sont ceux du dernier.
event-dice-rolled-together = { $kept ->
    [none] { $seat } lance { $times } fois : { $rolled }.
   *[dice] { $seat } lance { $times } fois, garde { $kept } et finit par { $rolled }.
}
event-roll-finished = { $dice ->
    [none] { $seat } n’a aucun dé ce tour-ci.
   *[dice] Résultat pour { $seat } : { $dice }.
}
    .you = { $dice ->
        [none] Tu n’as aucun dé ce tour-ci.
       *[dice] Ton résultat : { $dice }.
    }
event-die-rerolled = « { $cause } » : { $seat } relance un dé, { $face } → { $rolled }.
    .you = « { $cause } » : tu relances un dé, { $face } → { $rolled }.
event-die-set = « { $cause } » : { $seat } tourne un dé, { $face } → { $to }.
    .you = « { $cause } » : tu tournes un dé, { $face } → { $to }.
event-rolls-gained = « { $cause } » : { $seat } obtient un lancer de plus.
    .you = « { $cause } » : tu obtiens un lancer de plus.
event-card-rolled = « { $cause } » : { $seat } lance { $rolled }.
    .you = « { $cause } » : tu lances { $rolled }.
event-smashes-added = « { $cause } » ajoute { $amount ->
    [one] une baffe
   *[other] { $amount } baffes
} aux dés lancés par { $seat }.
    .you = « { $cause } » ajoute { $amount ->
        [one] une baffe
       *[other] { $amount } baffes
    } à tes dés.


## Points, énergie, cœurs

event-points-gained = { $cause ->
    [dice] { $seat } gagne { count-points } avec les dés ({ $before } → { $points }).
    [tokyo] { $seat } gagne { count-points } grâce à Tokyo ({ $before } → { $points }).
    [rules] { $seat } gagne { count-points } ({ $before } → { $points }).
   *[card] { $seat } gagne { count-points } avec « { $cause } » ({ $before } → { $points }).
}
    .you = { $cause ->
        [dice] Tu gagnes { count-points } avec les dés ({ $before } → { $points }).
        [tokyo] Tu gagnes { count-points } grâce à Tokyo ({ $before } → { $points }).
        [rules] Tu gagnes { count-points } ({ $before } → { $points }).
       *[card] Tu gagnes { count-points } avec « { $cause } » ({ $before } → { $points }).
    }
event-points-lost = { $cause ->
    [rules] { $seat } perd { count-points } ({ $before } → { $points }).
   *[card] « { $cause } » : { $seat } perd { count-points } ({ $before } → { $points }).
}
    .you = { $cause ->
        [rules] Tu perds { count-points } ({ $before } → { $points }).
       *[card] « { $cause } » : tu perds { count-points } ({ $before } → { $points }).
    }
event-energy-gained = { $cause ->
    [dice] { $seat } gagne { count-energy } avec les dés ({ $before } → { $energy }).
    [tokyo] { $seat } gagne { count-energy } grâce à Tokyo ({ $before } → { $energy }).
    [rules] { $seat } gagne { count-energy } ({ $before } → { $energy }).
   *[card] { $seat } gagne { count-energy } avec « { $cause } » ({ $before } → { $energy }).
}
    .you = { $cause ->
        [dice] Tu gagnes { count-energy } avec les dés ({ $before } → { $energy }).
        [tokyo] Tu gagnes { count-energy } grâce à Tokyo ({ $before } → { $energy }).
        [rules] Tu gagnes { count-energy } ({ $before } → { $energy }).
       *[card] Tu gagnes { count-energy } avec « { $cause } » ({ $before } → { $energy }).
    }
event-energy-spent = { $cause ->
    [rules] { $seat } paie { count-energy } pour balayer le marché ({ $before } → { $energy }).
   *[card] { $seat } paie { count-energy } pour « { $cause } » ({ $before } → { $energy }).
}
    .you = { $cause ->
        [rules] Tu paies { count-energy } pour balayer le marché ({ $before } → { $energy }).
       *[card] Tu paies { count-energy } pour « { $cause } » ({ $before } → { $energy }).
    }
event-energy-lost = « { $cause } » : { $seat } perd { count-energy } ({ $before } → { $energy }).
    .you = « { $cause } » : tu perds { count-energy } ({ $before } → { $energy }).
event-health-gained = { $cause ->
    [dice] { $seat } récupère { count-health } avec les dés ({ $before } → { $health }).
    [rules] { $seat } récupère { count-health } ({ $before } → { $health }).
   *[card] { $seat } récupère { count-health } avec « { $cause } » ({ $before } → { $health }).
}
    .you = { $cause ->
        [dice] Tu récupères { count-health } avec les dés ({ $before } → { $health }).
        [rules] Tu récupères { count-health } ({ $before } → { $health }).
       *[card] Tu récupères { count-health } avec « { $cause } » ({ $before } → { $health }).
    }
event-health-lost = { $cause ->
    [dice] { $dealer } baffe { $seat } : { count-health } en moins ({ $before } → { $health }).
    [poison] Poison : { $seat } perd { count-health } ({ $before } → { $health }).
    [rules] { $seat } perd { count-health } ({ $before } → { $health }).
   *[card] { $dealer ->
        [none] « { $cause } » : { $seat } perd { count-health } ({ $before } → { $health }).
        [self] « { $cause } » : { $seat } perd { count-health } ({ $before } → { $health }).
       *[monster] { $dealer } frappe avec « { $cause } » : { $seat } perd { count-health } ({ $before } → { $health }).
    }
}
    .you = { $cause ->
        [dice] { $dealer } te baffe : { count-health } en moins ({ $before } → { $health }).
        [poison] Poison : tu perds { count-health } ({ $before } → { $health }).
        [rules] Tu perds { count-health } ({ $before } → { $health }).
       *[card] { $dealer ->
            [none] « { $cause } » : tu perds { count-health } ({ $before } → { $health }).
            [self] Ta carte « { $cause } » : tu perds { count-health } ({ $before } → { $health }).
           *[monster] { $dealer } te frappe avec « { $cause } » : tu perds { count-health } ({ $before } → { $health }).
        }
    }
    .by-you = { $cause ->
        [dice] Tu baffes { $seat } : { count-health } en moins ({ $before } → { $health }).
        [poison] Ton poison : { $seat } perd { count-health } ({ $before } → { $health }).
        [rules] { $seat } perd { count-health } ({ $before } → { $health }).
       *[card] Tu frappes avec « { $cause } » : { $seat } perd { count-health } ({ $before } → { $health }).
    }
event-damage-prevented = { $by ->
    [shield] { $seat } est protégé et ne perd pas { count-health }.
   *[card] « { $by } » épargne { count-health } à { $seat }.
}
    .you = { $by ->
        [shield] Tu es à l’abri et ne perds pas { count-health }.
       *[card] « { $by } » t’épargne { count-health }.
    }
event-shielded = « { $cause } » : { $seat } ne perd plus aucun cœur ce tour-ci.
    .you = « { $cause } » : tu ne perds plus aucun cœur ce tour-ci.


## Jetons et marqueurs

event-tokens-gained = { $token ->
    [poison] « { $cause } » empoisonne { $seat } : { $total ->
        [one] { $total } jeton poison en tout.
       *[other] { $total } jetons poison en tout.
    }
   *[shrink] « { $cause } » rapetisse { $seat } : { $total ->
        [one] { $total } jeton mini en tout.
       *[other] { $total } jetons mini en tout.
    }
}
    .you = { $token ->
        [poison] « { $cause } » t’empoisonne : { $total ->
            [one] { $total } jeton poison en tout.
           *[other] { $total } jetons poison en tout.
        }
       *[shrink] « { $cause } » te rapetisse : { $total ->
            [one] { $total } jeton mini en tout.
           *[other] { $total } jetons mini en tout.
        }
    }
event-tokens-lost = { $token ->
    [poison] { $seat } se débarrasse de { $amount ->
        [one] { $amount } jeton poison
       *[other] { $amount } jetons poison
    } (reste { $total }).
   *[shrink] { $seat } se débarrasse de { $amount ->
        [one] { $amount } jeton mini
       *[other] { $amount } jetons mini
    } (reste { $total }).
}
    .you = { $token ->
        [poison] Tu te débarrasses de { $amount ->
            [one] { $amount } jeton poison
           *[other] { $amount } jetons poison
        } (reste { $total }).
       *[shrink] Tu te débarrasses de { $amount ->
            [one] { $amount } jeton mini
           *[other] { $amount } jetons mini
        } (reste { $total }).
    }
event-counters-changed = { $counters ->
    [0] { $seat } : « { $card } » n’a plus de marqueur.
    [one] { $seat } : « { $card } » a maintenant { $counters } marqueur.
   *[other] { $seat } : « { $card } » a maintenant { $counters } marqueurs.
}
    .you = { $counters ->
        [0] Ta carte « { $card } » n’a plus de marqueur.
        [one] Ta carte « { $card } » a maintenant { $counters } marqueur.
       *[other] Ta carte « { $card } » a maintenant { $counters } marqueurs.
    }
# Ce que comptent les extensions : $card est `cultist`.
event-counters-changed-cultist = { $counters ->
    [0] { $seat } n’a plus de cultiste.
    [one] { $seat } est suivi par { $counters } cultiste.
   *[other] { $seat } est suivi par { $counters } cultistes.
}
    .you = { $counters ->
        [0] Tu n’as plus de cultiste.
        [one] { $counters } cultiste te suit.
       *[other] { $counters } cultistes te suivent.
    }
# $levels sont les niveaux possédés, ou `none`.
event-levels-changed = { $levels ->
    [none] { $seat } ne tient plus aucun niveau de « { $card } ».
   *[some] « { $card } » : { $seat } tient le niveau { $levels }.
}
    .you = { $levels ->
        [none] Tu ne tiens plus aucun niveau de « { $card } ».
       *[some] « { $card } » : tu tiens le niveau { $levels }.
    }
# $card est `tokyo_tower`.
event-levels-changed-tokyo-tower = { $levels ->
    [none] { $seat } ne tient plus aucun étage de la Tour de Tokyo.
   *[some] Tour de Tokyo : { $seat } tient l’étage { $levels }.
}
    .you = { $levels ->
        [none] Tu ne tiens plus aucun étage de la Tour de Tokyo.
       *[some] Tour de Tokyo : tu tiens l’étage { $levels }.
    }
event-token-moved = { $copied ->
    [none] { $seat } : « { $card } » ne copie plus rien.
   *[card] { $owner ->
        [self] { $seat } : « { $card } » copie maintenant sa propre carte « { $copied } ».
       *[monster] { $seat } : « { $card } » copie maintenant « { $copied } », qui est à { $owner }.
    }
}
    .you = { $copied ->
        [none] Ta carte « { $card } » ne copie plus rien.
       *[card] { $owner ->
            [self] Ta carte « { $card } » copie maintenant ta propre carte « { $copied } ».
           *[monster] Ta carte « { $card } » copie maintenant « { $copied } », qui est à { $owner }.
        }
    }
    .by-you = { $copied ->
        [none] { $seat } : « { $card } » ne copie plus rien.
       *[card] { $seat } : « { $card } » copie maintenant ta carte « { $copied } ».
    }


## Tokyo

event-tokyo-entered = { $cause ->
    [tokyo] { $seat } entre dans { $place }.
    [rules] { $seat } entre dans { $place }.
    [dice] { $seat } entre dans { $place }.
   *[card] { $seat } s’empare de { $place } avec « { $cause } ».
}
    .you = { $cause ->
        [tokyo] Tu entres dans { $place }.
        [rules] Tu entres dans { $place }.
        [dice] Tu entres dans { $place }.
       *[card] Tu t’empares de { $place } avec « { $cause } ».
    }
event-tokyo-left = { $cause ->
    [yield] { $seat } cède { $place }.
    [death] { $seat } s’écroule dans { $place }.
    [bay] Tokyo Bay ferme : { $seat } doit en sortir.
   *[card] « { $cause } » chasse { $seat } hors de { $place }.
}
    .you = { $cause ->
        [yield] Tu cèdes { $place }.
        [death] Tu t’écroules dans { $place }.
        [bay] Tokyo Bay ferme : tu dois en sortir.
       *[card] « { $cause } » te chasse hors de { $place }.
    }
event-stayed-in-tokyo = { $seat } reste dans { $place }.
    .you = Tu restes dans { $place }.
event-moved-to-city = { $seat } passe de Tokyo Bay à Tokyo City.
    .you = Tu passes de Tokyo Bay à Tokyo City.


## Les cartes

event-card-revealed = Nouveauté au marché : « { $card } ».
# Plusieurs cartes retournées ensemble : $cards.
event-cards-revealed = Nouveautés au marché : { $cards }.
event-card-bought = { $source ->
    [top] { $seat } achète « { $card } », sur le dessus de la pioche, pour { count-price }.
    [monster] { $seat } achète « { $card } » à { $owner } pour { count-price }.
   *[market] { $seat } achète « { $card } » pour { count-price }.
}
    .you = { $source ->
        [top] Tu achètes « { $card } », sur le dessus de la pioche, pour { count-price }.
        [monster] Tu achètes « { $card } » à { $owner } pour { count-price }.
       *[market] Tu achètes « { $card } » pour { count-price }.
    }
    .by-you = { $seat } t’achète « { $card } » pour { count-price }.
event-card-stolen = { $seat } vole « { $card } » à { $owner } et paie { count-price }.
    .you = Tu voles « { $card } » à { $owner } et paies { count-price }.
    .by-you = { $seat } te vole « { $card } » et paie { count-price }.
event-card-discarded = { $cause ->
    [self] { $seat } : « { $card } » a fait son œuvre et part à la défausse.
    [death] { $seat } : « { $card } » part à la défausse.
    [rules] { $seat } : « { $card } » part à la défausse.
   *[card] { $seat } défausse « { $card } » (« { $cause } »).
}
    .you = { $cause ->
        [self] Ta carte « { $card } » a fait son œuvre et part à la défausse.
        [death] Ta carte « { $card } » part à la défausse.
        [rules] Ta carte « { $card } » part à la défausse.
       *[card] Tu défausses « { $card } » (« { $cause } »).
    }
event-market-swept = { $cards ->
    [none] { $seat } balaie un marché vide.
   *[cards] { $seat } balaie le marché : adieu { $cards }.
}
    .you = { $cards ->
        [none] Tu balaies un marché vide.
       *[cards] Tu balaies le marché : adieu { $cards }.
    }
event-deck-shuffled = La pioche est vide : la défausse mélangée en forme une nouvelle ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}).


## La fin d’un monstre, et de la partie

event-monster-revived = { $seat } repart avec { $health } cœurs, hors de Tokyo (« { $cause } »).
    .you = Tu repars avec { $health } cœurs, hors de Tokyo (« { $cause } »).
event-monster-eliminated = { $dealer ->
    [none] { $seat } est éliminé.
    [self] { $seat } s’est mis tout seul hors jeu.
   *[monster] { $dealer } terrasse { $seat } : éliminé.
}
    .you = { $dealer ->
        [none] Te voilà hors jeu.
        [self] Tu t’es mis tout seul hors jeu.
       *[monster] { $dealer } te terrasse : hors jeu.
    }
    .by-you = Tu terrasses { $seat } : éliminé.
event-game-ended = { $reason ->
    [points] { $winner } atteint 20 points et devient roi de Tokyo !
    [last-alive] { $winner } est le dernier debout et devient roi de Tokyo !
    [all-dead] Tous les monstres sont à terre. Personne ne gagne, et Tokyo peut enfin dormir.
    [person-eliminated] La partie s’arrête là : la seule personne à la table est éliminée.
   *[card] { $winner } gagne la partie avec « { $reason } » !
}
    .you = { $reason ->
        [points] Tu atteins 20 points : te voilà roi de Tokyo !
        [last-alive] Dernier monstre debout : te voilà roi de Tokyo !
       *[card] Tu gagnes la partie avec « { $reason } » !
    }
