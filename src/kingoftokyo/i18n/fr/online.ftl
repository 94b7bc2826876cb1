# Tables en ligne : jouer entre amis par un lien, la salle d’attente, la discussion, et ce qui se passe autour de la partie.

menu-friends = Jouer entre amis
menu-friends-about = Chacun sur son téléphone ou son ordinateur, par un lien
menu-join = Rejoindre une partie
menu-join-about = Par un code, ou de retour à l’une des tiennes
friends = Jouer entre amis
    .hint = Chacun devant son écran. Personne n’a besoin de compte.

# Une nouvelle salle
room-you = Toi
room-name = Ton nom
room-name-of = Nom de la personne à la place { $number }
room-monster = Ton monstre
room-taken = pris
room-seats-about = Tes amis prennent celles qui sont libres
room-count = Nombre de places
room-seat-who = Qui a la place { $number } ?
sitter-open = Un ami
sitter-person = À cet écran
sitter-easy = Facile
sitter-medium = Moyen
sitter-hard = Difficile
room-listing = Qui trouve la salle
listing-private = Privée
listing-public = Annoncée
room-private-about = Seul qui a le lien ou le code peut entrer.
room-public-about = Tout le monde sur ce serveur la voit dans une liste et peut entrer.
room-make = Ouvrir la salle
    .text = Puis invite tes amis

# Rejoindre
join = Rejoindre une partie
join-code = Code de la salle
join-go = Entrer
join-about = L’hôte voit le code : six lettres et chiffres. Ou ouvre son lien.
rooms-listed = Salles annoncées
room-listed = { $rules } · { $seats } places, dont { $open } à prendre
room-listed-started = { $rules } · { $seats } places, partie en cours
rooms-own = Tes parties en ligne
rooms-own-game = Partie
rooms-forget = Retirer { $code } de la liste
    .text = Cet appareil oublie ta place là-bas
sit-down-title = Prends place
sit-down = M’asseoir
room-watch = Seulement regarder
room-full-watch = Toutes les places sont prises. Tu peux regarder.
room-watching = Tu regardes. La table apparaîtra ici quand la partie commencera.

# Le réseau local
network = Ouvrir à mon réseau
network-open = Les téléphones et ordinateurs de ton réseau trouvent le jeu ici :
network-closed = Seul cet ordinateur atteint le jeu pour l’instant. Ouvre-le, et les téléphones et ordinateurs du même réseau pourront entrer.
network-do-open = Ouvrir à mon réseau
network-close = Refermer
network-who = Les invités peuvent seulement entrer dans des salles. Tes sauvegardes et tes autres parties restent à toi.
network-cannot = Ce serveur ne peut pas être ouvert d’ici. Lance-le avec « kot serve --lan ».

# La salle d’attente
room = Salle d’attente
    .hint = La partie commence quand tout le monde est prêt
room-opening = Un instant : la salle s’ouvre …
room-gone = Cette salle n’existe pas : le lien est faux, ou elle a été supprimée.
room-removed = L’hôte t’a retiré de la salle.
room-invite = Invite tes amis
room-code = Le code de cette salle
room-link = Le lien de cette salle
room-copy = Copier le lien
room-share = Partager
room-share-text = Joue à King of Tokyo avec moi ! Code : { $code }
room-link-local = Ce lien ne marche que sur cet ordinateur.
room-qr = Code QR du lien { $link }
room-qr-none = Le code QR ne peut pas être dessiné pour l’instant.
room-private-link = Ton lien privé
    .text = Il ouvre ta place sur un autre appareil. Qui l’a joue à ta place : garde-le pour toi.
room-host = Hôte
room-ready = Prêt
room-not-ready = Pas prêt
room-seat-free = Libre
room-seat-waits = Attend un ami
room-spectators = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
room-remove = Retirer { $seat }
    .short = Retirer
room-seat-add = Ajouter une place
room-seat-drop = Ôter la dernière place
room-fill = { $count ->
    [one] Donner la place libre à un ordinateur
   *[other] Donner les { $count } places libres à des ordinateurs
}
room-start-open = { $count ->
    [one] Une place est encore libre
   *[other] { $count } places sont encore libres
}
room-start-waits = { $count ->
    [one] Un ami n’est pas encore prêt
   *[other] { $count } amis ne sont pas encore prêts
}
room-start-ready = Tout le monde est prêt
room-say-ready = Je suis prêt
    .text = La partie commence quand tous le sont, ou quand l’hôte la lance
room-you-ready = Tu es prêt
    .text = Appuie encore une fois si ce n’est pas le cas
room-leave = Quitter la salle

# Discussion et réactions
chat = Discussion
chat-about = Tout le monde dans cette salle la lit
chat-none = Personne n’a encore rien dit.
chat-say = Dis quelque chose
chat-send = Envoyer
chat-mute = Ne plus entendre { $seat }
chat-reactions = Réactions de ton monstre
chat-unread = { $count ->
    [one] une nouvelle ligne
   *[other] { $count } nouvelles lignes
}
reaction-roar = GROAR !
reaction-laugh = Hi hi !
reaction-fear = Aïe !
reaction-anger = Grrr !
reaction-applause = Bravo !
reaction-heart = J’adore !

# Pendant la partie
seat-away = Absent
seat-stand-in = Ordinateur
seat-stand-in-for = Un ordinateur joue pour { $seat } jusqu’à son retour
seat-away-of = { $seat } est absent ; un ordinateur jouera bientôt à sa place
online-watching = Tu regardes · tour { $turn }
online-menu = La partie continue
    .about = À une table en ligne, personne ne peut faire de pause
online-back = Retour à la partie
online-menu-leave-about = Ta place reste à toi : reviens quand tu veux
online-leave = Quitter la partie
    .about = Pour de bon : un ordinateur joue à ta place
    .ask = Quitter la partie ?
    .text = Un ordinateur joue à ta place, et tu ne peux pas la reprendre.
    .yes = Quitter
    .no = Rester
online-vote = Voter la fin
    .about = Sans vainqueur, quand tout le monde le veut
online-unvote = Reprendre mon vote
online-voted = Ont voté la fin de la partie : { $names }
online-ended = La partie a été arrêtée
    .about = Tout le monde le voulait : personne ne gagne
online-next = Une revanche attend : rejoins-la
online-next-watch = Regarder la revanche

clock = Pendule
clock-none = Sans pendule
clock-minute = 1 minute par décision
clock-bank = 10 minutes chacun
clock-day = 1 jour par décision
clock-about = Quand le temps est écoulé, l’ordinateur répond à cette décision.
clock-left = Encore { $time }
