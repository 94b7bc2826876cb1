# Online tables: play with friends by a link, the waiting room, chat, and what happens around the game.

menu-friends = Play with friends
menu-friends-about = On their own phones and laptops, by a link
menu-join = Join a game
menu-join-about = By a code, or back to one of yours
friends = Play with friends
    .hint = Everybody at their own screen. Nobody needs an account.

# A new room
room-you = You
room-name = Your name
room-name-of = Name of the person at seat { $number }
room-monster = Your monster
room-taken = taken
room-seats-about = Friends take the open ones
room-count = How many seats
room-seat-who = Who has seat { $number }?
sitter-open = Friend
sitter-person = At this screen
sitter-easy = Easy
sitter-medium = Medium
sitter-hard = Hard
room-listing = Who finds the room
listing-private = Private
listing-public = Listed
room-private-about = Only who has the link or the code can join.
room-public-about = Everybody at this server sees it in a list, and can join.
room-make = Open the room
    .text = Then invite your friends

# Joining
join = Join a game
join-code = Code of the room
join-go = Join
join-about = The host sees the code: six letters and digits. Or open the host’s link.
rooms-listed = Listed rooms
room-listed = { $rules } · { $seats } seats, { $open } open
room-listed-started = { $rules } · { $seats } seats, being played
rooms-own = Your online games
rooms-own-game = Game
rooms-forget = Remove { $code } from the list
    .text = This device forgets your seat there
sit-down-title = Take a seat
sit-down = Sit down
room-watch = Only watch
room-full-watch = All seats are taken. You can watch.
room-watching = You are watching. The table appears here when the game starts.

# The local network
network = Open to my network
network-open = Phones and laptops of your network reach the game at:
network-closed = Only this computer reaches the game now. Open it, and phones and laptops of the same network can join.
network-do-open = Open to my network
network-close = Close it again
network-who = Guests can only join rooms. Your saves and other games stay yours.
network-cannot = This server cannot be opened from here. Start it with “kot serve --lan”.

# The waiting room
room = Waiting room
    .hint = The game starts when everybody is ready
room-opening = One moment: the room is being opened …
room-gone = This room does not exist: the link is wrong, or it was deleted.
room-removed = The host has removed you from the room.
room-invite = Invite friends
room-code = The code of this room
room-link = The link of this room
room-copy = Copy the link
room-share = Share
room-share-text = Play King of Tokyo with me! Code: { $code }
room-link-local = This link works on this computer only.
room-qr = QR code of the link { $link }
room-qr-none = The QR code cannot be drawn now.
room-private-link = Your private link
    .text = It opens your seat on another device. Whoever has it plays as you: keep it to yourself.
room-host = Host
room-ready = Ready
room-not-ready = Not ready
room-seat-free = Free
room-seat-waits = Waiting for a friend
room-spectators = { $count ->
    [one] One person watches
   *[other] { $count } people watch
}
room-remove = Remove { $seat }
    .short = Remove
room-seat-add = Add a seat
room-seat-drop = Drop the last seat
room-fill = { $count ->
    [one] Give the free seat to a computer
   *[other] Give the { $count } free seats to computers
}
room-start-open = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
room-start-waits = { $count ->
    [one] One friend is not ready yet
   *[other] { $count } friends are not ready yet
}
room-start-ready = Everybody is ready
room-say-ready = I am ready
    .text = The game starts when all are, or when the host starts it
room-you-ready = You are ready
    .text = Press again if you are not
room-leave = Leave the room

# Chat and reactions
chat = Chat
chat-about = Everybody in this room reads it
chat-none = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-mute = Mute { $seat }
chat-reactions = Reactions of your monster
chat-unread = { $count ->
    [one] one new line
   *[other] { $count } new lines
}
reaction-roar = ROAR!
reaction-laugh = Ha ha!
reaction-fear = Eek!
reaction-anger = Grrr!
reaction-applause = Bravo!
reaction-heart = Love!

# During the game
seat-away = Away
seat-stand-in = Computer
seat-stand-in-for = A computer plays for { $seat } until they return
seat-away-of = { $seat } is away; a computer will play on soon
online-watching = You watch · turn { $turn }
online-menu = The game goes on
    .about = At an online table nobody can pause
online-back = Back to the game
online-menu-leave-about = Your seat stays yours: come back any time
online-leave = Leave the game
    .about = For good: a computer plays on for you
    .ask = Leave the game?
    .text = A computer plays on for you, and you cannot take the seat back.
    .yes = Leave
    .no = Stay
online-vote = Vote to end
    .about = Without a winner, when everybody wants it
online-unvote = Take back the vote
online-voted = Voted to end the game: { $names }
online-ended = The game was ended
    .about = Everybody wanted it: nobody wins
online-next = A rematch is waiting: join
online-next-watch = Watch the rematch

clock = Clock
clock-none = No clock
clock-minute = 1 minute a decision
clock-bank = 10 minutes each
clock-day = 1 day a decision
clock-about = When the time is over, a computer answers this one decision.
clock-left = { $time } left
