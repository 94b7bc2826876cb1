# What outlives a game: the profile, its achievements, and what a finished game has changed.

menu-profile = Profile
profile = Profile
menu-more = Challenges and profile
profile-of = Your games on this machine
profile-counting = Counting older games: { $count } left …
profile-none = Nothing here yet: no game has been played to its end. Tokyo is waiting.
profile-games = { $count ->
    [one] game
   *[other] games
}
profile-wins = { $count ->
    [one] win
   *[other] wins
}
profile-streak = in a row now
profile-best-streak = best streak
profile-together = { $count ->
    [one] Besides, one game with several people at one screen, which nobody else will ever know about.
   *[other] Besides, { $count } games with several people at one screen, which nobody else will ever know about.
}
profile-by-monster = By monster
profile-by-level = By difficulty
profile-by-rules = By rules
profile-what = Which
profile-rate = Won
profile-cards = Favourite cards
profile-card-times = { $times ->
    [one] bought once
   *[other] bought { $times } times
}
profile-card-wins = { $wins ->
    [0] never in a game you won
    [one] in one game you won
   *[other] in { $wins } games you won
}
profile-last = Last games
profile-last-won = Won
profile-last-lost = Lost
profile-last-nobody = Nobody won
profile-last-people = Several people
profile-last-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
profile-look = Look at it
profile-look-at = Look at the game of { $date }
profile-not-here = its record is not on this machine
profile-mixed = Mixed
profile-achievements = Achievements
profile-achieved = { $count } of { $all }
profile-achievement-got = Reached on { $date }
profile-achievement-open = Still to come
profile-achievement-part = { $count } of { $all }
profile-export = Save the profile as a file
profile-import = Add a saved profile
profile-imported = { $count ->
    [0] Nothing new: all of it was here already.
    [one] One game was added.
   *[other] { $count } games were added.
}
profile-about-file = The profile lies on this machine only. The file holds all of it, and can be added to another one.

achievement-housewarming = Housewarming
    .text = Win a game. The neighbours were going to move anyway.
achievement-one-heart = Heart of the matter
    .text = Win with a single point of health left. The other nine were for show.
achievement-window-shopper = Window shopper
    .text = Win without buying a single card. Just looking, thanks.
achievement-absentee = Absentee landlord
    .text = Win without ever setting foot in Tokyo.
achievement-squatter = Squatter’s rights
    .text = Begin six of your turns in Tokyo in one game. The post comes here now.
achievement-pacifist = Gentle giant
    .text = Win without hurting anybody. They will tell their grandchildren.
achievement-demolition = Demolition permit
    .text = Eliminate three rivals in one game. The paperwork was in order.
achievement-express = Express service
    .text = Win in at most five rounds. Please mind the gap where the city was.
achievement-encore = Encore!
    .text = Come back from the dead and win all the same.
achievement-own-goal = Own goal
    .text = Be eliminated by nobody but yourself. A bold strategy.
achievement-so-near = So near, so Tokyo
    .text = Lose alive with 18 points or more. We will never speak of it again.
achievement-hard-nut = A hard nut
    .text = Beat the Hard level. It thought the whole turn through. Twice.
achievement-hat-trick = Hat trick
    .text = Win three games in a row. Two could have been luck.
achievement-casting = The whole cast
    .text = Win with each of the six monsters. They all want the same dressing room.

afterwards = What this game has changed
afterwards-achievement = New achievement
afterwards-streak = { $count } wins in a row
afterwards-harder = You won { $wins } of { $games } on { $level }: try { $instead }.
afterwards-easier = { $level } has won { $games } in a row. { $instead } would be glad to see you.
afterwards-level = Play on { $level }

# Pictures to share

picture-save = Save a picture
picture-saved = Picture saved
picture-failed = This browser could not draw the picture.
picture-turn = Turn { $turn }: { $seat }

# The daily challenge

menu-daily = Daily
daily = Daily challenge
daily-hint = One table a day, the same for everybody
daily-seats = You are { $monster } against { $others }.
daily-facts = { $rules } · { $level }
daily-play = Play today’s challenge
    .about = Your first try is the official one
daily-go-on = Go on
    .about = Your official try is waiting
daily-again = Play it again
    .about = As practice: your result stands
daily-about = Monsters, rules, rivals and dice follow from the date by a published formula: whoever makes the same choices sees the same dice. They are no secret, so they can be looked up; that is between you and your conscience. The week begins easily and ends hard.
daily-formula = The formula
daily-result = Your result
daily-tried = Your official try of today is over, but its result is not on this machine.
daily-line-won = King of Tokyo, daily challenge of { $date }: won in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} as { $monster }, with { $points } points and { $health } health. Fingerprint { $head }
daily-line-lost = King of Tokyo, daily challenge of { $date }: lost after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} as { $monster }, with { $points } points. Fingerprint { $head }
daily-line-about = The number at the end is the fingerprint of the game, the head of its record: with the record, anybody can replay the game and check that it is this one.
daily-copy = Copy the result
daily-copied = Result copied
daily-not-copied = The browser did not allow copying.
daily-record = Save the record
daily-days = { $count ->
    [one] One day in a row
   *[other] { $count } days in a row
}
daily-past = Earlier challenges
daily-picture = Daily challenge of { $date }

# Puzzles

menu-puzzles = Puzzles
puzzles = Puzzles
puzzles-hint = Your last roll lies there. Win this turn.
puzzles-about = Each of these can be won in this very turn, whatever the others answer: the engine has tried everything. Cards that are not on the table yet are never needed.
puzzles-solved = { $count } of { $all } solved
puzzle-solved = Solved
puzzle-open = Not solved yet
puzzle-number = { $number }. { $name }
puzzle-task = Puzzle: win this turn
puzzle-won = Solved: { $name }
puzzle-failed = The turn is over, and so is your chance
    .text = “{ $name }” can be won, whatever the others answer. Have another look at the dice, the market and your cards.
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-solution = Show the solution
puzzle-name-hostile-takeover = Hostile takeover
puzzle-name-order-please = Order, please
puzzle-name-quills = Quill and ink
puzzle-name-undertaker = The undertaker
puzzle-name-discount = Buy now, save later
puzzle-name-spend-to-have = Spend it to have it
puzzle-name-vegetarian = A meal without meat
puzzle-name-red-herring = Red herring
puzzle-name-home-game = Home game
puzzle-name-closing-time = Closing time
puzzle-name-bedside-manner = Bedside manner
puzzle-name-one-two-three = One, two, three
puzzle-name-fly-over = Friendly fire
puzzle-name-moving-in = Moving in
puzzle-name-one-of-each = One of each
puzzle-name-piggy-bank = Piggy bank
puzzle-name-doctors-orders = Doctor’s orders
