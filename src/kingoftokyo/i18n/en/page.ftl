# All other sentences of the page: names, menus, buttons, labels, messages.
#
# An attribute belongs to its sentence: `.text` explains it in a sentence or two, `.hint` says what to do, `.short` fits
# where there is little room. $seat, $owner and $winner are monsters’ names, $card is a card’s, $count, $number and the
# like are numbers.


## Amounts, for use inside other sentences

count-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
count-health = { $amount } health
count-energy = { $amount } energy
count-price = { $price } energy


## The game

title = King of Tokyo
# The browser’s tab; $what is what is happening, for example “Your turn”.
tab-title = { $what } — { title }
tagline = Roll. Smash. Hold the city, or give it up in time.
version = Version { $version }


## The monsters

monster-axolulu = Axolulu
    .personality = Sunny menace
    .text = Smiles, waves, eats the bridge. Loves a crowd and wants to live in the middle of it.
monster-mosshell = Mosshell
    .personality = Patient
    .text = Slept for three hundred years. Everybody else was in a hurry.
monster-old-pinch = Old Pinch
    .personality = Grumpy
    .text = Carries a lighthouse and a grudge, and puts neither of them down.
monster-blorb = Blorb
    .personality = Hungry
    .text = Has eaten a taxi. Would like another, with the driver’s tip.
monster-girder = Girder
    .personality = Hard-working
    .text = Built half the city and has come to take it back.
monster-hoot-noir = Hoot Noir
    .personality = Suspicious
    .text = Sees everything, says nothing, and never pays for parking.
monster-any = Any of the six
    .text = A fair draw, for the computer players too.


## Names of things

face-1 = 1
face-2 = 2
face-3 = 3
face-heart = heart
face-energy = energy
face-smash = smash
face-about-number = Three of them score { $number }; each further one adds 1.
face-about-heart = Heals 1 health, but not in Tokyo.
face-about-energy = Gives 1 energy to buy cards with.
face-about-smash = Takes 1 health: from all in Tokyo, or, if you are there, from all outside.


place-outside = Outside
    .short = Outside
    .text = Outside Tokyo. Hearts heal here.
place-city = Tokyo City
    .short = City
    .text = In the middle of it all: points for staying, blows from everybody, no healing by dice.
place-bay = Tokyo Bay
    .short = Bay
    .text = The second place in Tokyo, open while five or more monsters are alive.
place-dead = Out of the game
    .short = Out
    .text = Down and out. No dice, no cards, no regrets.
place-free = Free
place-bay-closed = Tokyo Bay is closed: fewer than five monsters are alive.

step-start = Start
    .text = Cards that act first, and the points for Tokyo.
step-roll = Roll
    .text = Up to three rolls. Keep what you like each time.
step-resolve = Resolve
    .text = Numbers score, hearts heal, energy is taken, smashes hit.
step-tokyo = Tokyo
    .text = Those who were hit in Tokyo stay or yield. If there is room, you must enter.
step-buy = Buy
    .text = Buy cards or sweep the market as long as you can pay.
step-end = End
    .text = Cards that act last, and poison.

kind-keep = Keep
    .text = Stays with you and works from now on.
kind-discard = Discard
    .text = Works once, at once.
kind-costume = Costume
    .text = Stays with you until somebody steals it.

points = Points
    .text = With 20 points when a turn is over, you win.
health = Health
    .text = At 0 you are out.
energy = Energy
    .text = Pays for cards.

token-poison = Poison
    .text = At the end of its turn a monster loses 1 health for each poison token. A heart die outside Tokyo takes one off.
token-shrink = Shrink
    .text = One die less for each shrink token. A heart die outside Tokyo takes one off.
token-mimic = Mimic
    .text = Lies on the card that Mimic copies.
token-smoke = Smoke
    .text = One of the counters on Smoke Cloud: an extra roll each.
token-battery = Battery
    .text = The energy left on Battery Monster: you take 2 at the start of each turn.
token-cultists = Cultists
    .text = Each one is good for 1 health, 1 energy or an extra roll, at any time.
token-tower = Tokyo Tower
    .text = Levels of Tokyo Tower. The monster that claims the third wins.


counted-cultists = { $amount ->
    [one] { $amount } cultist
   *[other] { $amount } cultists
}
# How many levels of the tower.
counted-tower = { $amount ->
    [one] Tower: { $amount } level
   *[other] Tower: { $amount } levels
}


## Levels, rules, expansions

player-person = Person
    .text = Somebody at this screen.
player-easy = Easy
    .text = Takes what looks best right now. Friendly, for a monster.
player-medium = Medium
    .text = Counts dice and blows, and knows what cards are worth.
player-hard = Hard
    .text = Thinks the whole turn through. Do not leave it alone with the City.

preset-standard = Standard
    .text = The usual game: all 66 cards, two to six monsters.
preset-course = Brawl
    .text = Any lost health lets you leave Tokyo, City and Bay hit each other, and the market never shows the same name twice.
preset-solo = One against all
    .text = For one person: you choose the order of your dice, Tokyo pays at the end of the turn, 20 points win at once.
preset-simple = Simple
    .text = No cards, no energy, no Bay: dice with five faces and always three rolls. Ten minutes.

expansion-halloween = Halloween
    .text = Twelve costumes: everybody starts with one, and three smashes let you steal another.
expansion-cultists = Cultists
    .text = Four of a kind bring you a follower, to be spent when it matters.
expansion-tokyo-tower = Tokyo Tower
    .text = Four 1s in Tokyo take a level of the tower. The third level wins.
expansion-two-players = Two players
    .text = With two monsters, Tokyo pays energy instead of points.

setting-on = on
setting-off = off
setting-power-cards = Power cards
setting-energy = Energy
setting-bay = Tokyo Bay
setting-turn-order = Order of turns
    .clockwise = Clockwise from the best first roll
    .descending = By the first rolls, best first
    .seats = As seated, without a roll
setting-tokyo-bonus = Points for Tokyo
    .start = At the start of its turn
    .end = At the end of its turn
setting-leave-tokyo = Leaving Tokyo
    .smashes = Health lost to smashes
    .any-loss = Any health lost to another monster
setting-rolls = Rolls
    .up-to-three = Up to three
    .confirmed = Up to three; stopping early must be confirmed
    .exactly-three = Always three
setting-resolve = Order of the dice
    .fixed = Numbers, hearts, energy, smashes
    .chosen = The player chooses
    .smashes-before-hearts = Numbers, smashes, hearts
setting-smashes-within-tokyo = City against Bay
setting-same-name-in-market = Same name in the market
    .allowed = Allowed
    .avoided = Avoided
setting-twenty-points = 20 points
    .end-of-turn = When a turn is over
    .at-once = At once
setting-bay-closing = When the Bay closes
    .move = To the City, if that is empty
    .leave = Outside
setting-turn-end-cards = Cards at the end of a turn
    .fixed = Always in the same order
    .bought = In the order they were bought
setting-bought-discards = Bought Discard cards
    .pile = To the discard pile
    .removed = Out of the game
setting-person-out = When the only person is out
    .goes-on = The game goes on
    .ends = The game ends
setting-freeze-time = Freeze Time
    .asked = Its owner is asked
    .automatic = The extra turn is always taken
setting-herbivore-own-damage = Herbivore: losing health yourself stops it
setting-metamorph-friend = Friend of Children adds to Metamorph
setting-cultists = Cultists
setting-halloween = Halloween
setting-costumes = Costumes at the start
    .choose = One of two
    .random = One at random
    .shuffled = None: all are in the deck
setting-tokyo-tower = Tokyo Tower
setting-two-players = Two players


## Everywhere

page-close = Close
menu = Menu
to-menu = To the menu
to-menu-about = Your game is saved
any-time = At any time


## Main menu

main-menu = Main menu
menu-continue = Continue
continue-about = Your game waits exactly where you left it
# $game is its name or its monsters.
continue-game = { $game }, { $turn ->
    [0] first roll
   *[other] turn { $turn }
}, { $date }
menu-games = Your games
menu-play = Play
play-about = Choose a monster and go
menu-load = Load
load-save = { $monsters }, turn { $turn }
load-none = There is no saved game to load.
menu-help = Help
menu-exit = Exit
goodbye = Goodbye!
    .text = The program has ended and the city is being rebuilt. You may close this tab.
    .again = Another round? Start it the way you did before: KingOfTokyo, “make play” or “kot serve”. All your games are waiting there.
exit-ask = End the program?
    .text = Your games are saved. But this page and every other one of the game stops, and only starting the program brings them back.
    .yes = End it
    .no = Stay here


## Choosing

choose = Choose your monster
    .hint = All six are equally strong. Keys 1 to 6 choose, Enter starts.
choose-surprise = Surprise me
choose-chosen = { $seat } is yours
choose-free = Free
choose-start = Start
    .text = { $seat } against { $count ->
        [one] one rival
       *[other] { $count } rivals
    }
    .people = { $count ->
        [one] { $count } person
       *[other] { $count } people
    } at this screen

seats = Seats
    .text = { $count ->
        [one] { $count } monster
       *[other] { $count } monsters
    }
    .bay = Five or more monsters: Tokyo Bay is open.
seats-seat = Seat { $number }
seats-who = Who plays { $seat }?
seats-add-person = Add a person
seats-add-cpu = Add a computer
seats-remove = Remove { $seat }
seats-no-person = At least one person has to play.
seats-name = Name
    .label = Name of the person who plays { $seat }
    .hint = So that everybody knows whose turn it is. May stay empty.

opponents = Rivals
difficulty = Difficulty

people = Who plays?
people-most = “{ $rules }” is for one person: make the others computers, or choose other rules.

rules = Rules
fair = Fair dice
    .text = The secret that decides all dice of this game is already drawn and cannot be changed any more. This is its fingerprint:
    .words = Your words for the dice
    .hint = Anything at all
    .about = They are mixed in before the first roll, with random words that your browser adds for every person, so that nobody can fix the dice. When the game is over, the secret is revealed, and your browser can compute everything again.
    .stale = Another game has used this secret meanwhile. Here is the fingerprint of a new one: look at it, then start again.


## Handing over

hand-over = Hand over to { $seat }
hand-over-about = What comes now is for { $seat } alone. Everybody else: admire the skyline.
hand-over-turn = The dice are yours, { $seat }. Everybody else: hands off, and no advice from the hills.
hand-over-ready = I am { $seat }


## The table

tabs = Parts of the table
tab-table = Table
tab-log = Log
map = The city of Tokyo and who is where
news = Just now
steps = Steps of the turn
turn-first-roll = Before the first roll
first-roll = Who begins?
    .text = Six dice each. The most smashes begin; those who tie roll again.
    .round = Round { $number }
    .smashes = { $smashes ->
        [0] no smash
        [one] { $smashes } smash
       *[other] { $smashes } smashes
    }
    .again = rolls again
turn-yours = Your turn
turn-of = { $seat }’s turn
turn-decide = Your decision
turn-decides = { $seat } decides
turn-about = { $seat }, turn { $turn }
turn-about-other = In { $seat }’s turn, turn { $turn }
turn-over = Game over
turn-number = Turn { $turn }
watch-turn = { $seat } is on the move
    .you = You are on the move
watch-thinks = { $seat } is thinking …

seat-you = You
    .chip = you
seat-decides = Decides
seat-thinks = Thinking
seat-turn = Its turn
points-of = { $points } of 20 points
health-of = { $health } of { $most } health


## The dock: what you can do now

dock = What you can do
dock-watch = What the others do
dock-hint = Hint
    .text = What a strong player would do
dock-hint-is = A strong player would choose: { $choice }
dock-hint-do = Do it
dock-hint-thinking = Asking around …

consequence-points = { $amount ->
    [one] point
   *[other] points
}
consequence-health = health
consequence-energy = energy
consequence-smash = { $amount ->
    [one] smash
   *[other] smashes
}
consequence-card = { $amount ->
    [one] card
   *[other] cards
}
consequence-die = { $amount ->
    [one] die
   *[other] dice
}
consequence-poison = poison
consequence-shrink = shrink
consequence-hearts = { $count ->
    [one] { $count } heart to assign
   *[other] { $count } hearts to assign
}
consequence-enters = enters Tokyo
    .you = enter Tokyo
consequence-leaves = leaves Tokyo
    .you = leave Tokyo
consequence-left = { $health } left
consequence-out = out
consequence-later = next turn, if still there


## Dice

dice = Your dice
dice-kept = Kept: { $count }
dice-none-kept = Nothing kept yet
dice-again = To roll again: { $count }
dice-none-free = Nothing left to roll
die-pick = Pick a die to turn it ({ $cards }).
die-turn = Die { $number } shows { $face }. Turn it:
more-below = More below
more-above = Back to the top
more-scroll = There is more here than fits: this list scrolls.
die = Die { $number }: { $face }
die-extra = Die { $number } extra, green: { $face }
die-kept = , kept
die-green = extra
die-green-name = Green extra die
    .text = Cards bring up to three of them. They count like the black ones.
rolls-left = { $rolls ->
    [0] No roll left
    [one] { $rolls } roll left
   *[other] { $rolls } rolls left
}
roll-button = { $count ->
    [one] Roll { $count } die
   *[other] Roll { $count } dice
}
roll-stop = Stop here
roll-keep-all = Keep them all
roll-stand = These dice count
roll-if-stopped = If you stop now
roll-if-unchanged = If you stop and no die is turned
roll-may-change = Can still turn dice:
roll-brings-nothing = Nothing happens.


## The hand: my cards, and those of one monster

hand-of = { $seat }’s cards
hand-usable = can be used now
hand-empty = No cards yet.
hand-at-dice = You choose the die in the question below.


## Market

market = Market
market-deck = { $deck } in the deck, { $discard } discarded
buy-in-market = Click a card in the market to buy it.
buy-too-dear = No card in the market is within your reach.
market-buy = Buy
market-printed = instead of
market-short = { $short } energy short
market-affordable = You can buy this
market-empty = The market is empty.
market-sweep = Sweep for { $price }


## Log

log = What happened
log-empty = Nothing yet. Give it a moment.


## Deck panel

deck = Deck
deck-about = Your cards, and everybody else’s
deck-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deck-no-cards = No cards yet. The market is that way.
deck-left = { $count ->
    [0] The deck is empty
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
deck-top = On top, and only you know it: { $cards }
deck-discard = { $count ->
    [0] The discard pile is empty
    [one] { $count } card in the discard pile
   *[other] { $count } cards in the discard pile
}
card-copies = A copy of { $owner }’s { $card }
card-counters = { $counters ->
    [one] { $counters } counter
   *[other] { $counters } counters
}
card-use = Use
card-used = Used this turn


## Status panel

status = Status
status-about = Turn { $turn }, { $seat } plays. { $deck } cards in the deck, { $discard } discarded.
status-button = Everybody’s health, points and cards
status-monster = Monster
status-player = Player
status-place = Place
status-tokens = Tokens
status-cards = Cards
status-rules = Rules: { $rules }
status-fair = These dice can be proved fair when the game is over.
status-not-fair = These dice come from a seed.
status-commitment = Commitment: { $commitment }
    .text = A fingerprint of the secret that decides the dice. The secret itself is revealed when the game is over.


## Pause, save, load

pause = Pause
paused = Paused
paused-about = The computers hold their breath. Turn { $turn }.
resume = Resume
resume-about = Back to the table, exactly as it was
save = Save
save-about = Writes KoTSS.txt
saved = Saved as { $file }.
save-named = Save under a name
    .text = Saves this moment in a separate file.
    .label = Name of the save
    .hint = Friday night
    .letters = Use letters, digits, spaces and simple signs like - and ’ only.
load = Load
load-about = Continue KoTSS.txt, or another save
load-choose = Which game?
load-unnamed = Quick save
load-delete-ask = Delete this save?
    .text = “{ $save }” is deleted for good. Games in the list of games are not touched.
delete = Delete
delete-not = Keep it
games = Your games
games-about = Every unfinished game, the last played first. Starting another one loses none.
games-none = No game is waiting. The city is almost peaceful.
games-count = { $count ->
    [one] One unfinished game
   *[other] { $count } unfinished games
}
games-name = Rename
    .label = Name of this game
    .done = Done
games-rename = Rename { $game }
games-delete = Delete { $game }
games-delete-ask = Delete this game?
    .text = { $turn ->
        [0] “{ $game }” has hardly begun. It is deleted for good.
       *[other] “{ $game }” is in turn { $turn }. It is deleted for good, with everything that happened in it.
    }
load-copy = Download { $save }
load-turn = Turn { $turn }
load-broken = Cannot be opened
download = Download
download-about = The save as a file on your computer
upload = Open a file
upload-about = A save from elsewhere, or the record of a game; you can also drop it on the page
help = Help
help-about = The rules, every card, every ruling
settings = Settings
settings-about = Language, theme, speed, sound
exit = Exit
exit-about = Ends the program; your game is saved
load-over = Finished
load-notice = This game was saved with older rules. It continues from where it was, and its record begins there.


## Help

guide-search = Search the help
    .hint = A card, a rule, a word
guide-found = { $count ->
    [0] Nothing found for “{ $text }”. Try a shorter word.
    [one] { $count } place found
   *[other] { $count } places found
}
guide-docs = All documentation
    .about = Writing bots and cards, tournaments, how it all works; opens in a new tab
guide-rules = The rules
guide-cards = The cards
guide-rulings = Rulings
    .text = What happens when cards meet. Every answer is proved by a test.


## Since the player's last turn, where others were shown fast: $seat and $seats are names

recap = Since your turn
recap-spared = Nobody hurt you.
recap-hit = { $seats } took { count-health } from you: { $health } left.
recap-lost = You lost { count-health }: { $health } left.
recap-free = Tokyo City is free.
recap-yours = You are still king of Tokyo City.
recap-taken = { $seat } has taken Tokyo City.
recap-held = { $seat } still holds Tokyo City.
recap-fallen = { $seats } fell.
recap-nobody-ahead = No rival has a point yet.
recap-ahead = { $seat } leads your rivals with { $points ->
    [one] { $points } point
   *[other] { $points } points
} (+{ $gained }).


## The end

over-nobody = Nobody wins
over-you-win = You are King of Tokyo!
over-wins = { $seat } is King of Tokyo
over-turns = { $turn ->
    [one] { $turn } turn was played.
   *[other] { $turn } turns were played.
}
rematch = Play again
rematch-fingerprint = Fingerprint of its dice:
change-seats = Change seats
look-at-table = Look at the table
standings = Standings
standings-place = Rank
eliminated = You are out
eliminated-about = Down and out. The others fight on: watch them, or go and find another city.
watch-on = Keep watching
# How the player lost, sentence by sentence. $seat brought it down; $amount is the health of that monster, or of the player.
downfall-by = { $seat } brought you down in turn { $turn }.
downfall-by-now = { $seat } brought you down.
downfall-alone = You fell in turn { $turn }.
downfall-left = { $seat } had { count-health } left.
downfall-points = You had { $points } of 20 points.
downfall-short = You had { $points } of 20 points and { count-health }.
brag-best = The most of all


## Settings of the page

settings-language = Language
language-en = English
language-fr = Français
settings-theme = Theme
theme-system = Same as the system
theme-light = Light
theme-dark = Dark
theme-to-light = Change to the light theme
theme-to-dark = Change to the dark theme
pace = Speed
pace-leisure = Relaxed
pace-fast = Fast
pace-skip = Instant
pace-skip-now = Skip
settings-motion = Motion
motion-system = Same as the system
motion-full = Full
motion-less = Reduced
full-screen = Full screen


## When something goes wrong

refused-stale = The table has moved on in the meantime. This is how it stands now.
refused-illegal = That is not possible now. Please choose again.
refused-not-yours = That decision is somebody else’s.
refused-malformed = The game did not understand what the page sent. Please reload the page.
refused-over = The game is over.
refused-lesson = Not now: do what the lesson says, or skip it.
refused-server = A computer player has failed. The game is paused and safe: save it, or continue.
refused-store = The disk cannot be written, so this choice does not count. Make room on it, then choose again.
refused-too-long = This took too long and was cancelled. Nothing has changed.
error-request-no-save = There is no saved game.
error-request-no-table = This table does not exist any more.
error-request-bad-save = This save cannot be opened. The file is unchanged. { $why }
error-request-bad-setup = No game can be played with these choices. { $why }
error-request-stale-secret = The dice prepared for this game now belong to another game. Please start again.
error-request-store = The disk cannot be written. Nothing is lost: make room and try again.
store-full = The disk is full, so nothing was changed. Make room on it, then try again.
store-locked = Another program is using the file in which games are stored, so nothing was changed. End that program, then try again.
store-damaged = The file in which games are stored is damaged. Save this game, end the program, move the file games.sqlite away, and start again.
store-read-only = The disk cannot be written, so nothing was changed. Check the permissions of the game’s folder, then try again.
store-quota = The browser has no room left for this page, so nothing was changed. Make room, or download the game as a file.
store-browser = The browser’s storage cannot be used right now, so nothing was changed. Try again; if that does not help, download the game as a file and reload the page.
store-other = The file in which games are stored cannot be used right now, so nothing was changed. Try again; if that does not help, restart the program.
table-rows-lost = { $lost ->
    [one] The last choice of this game was damaged on the disk. The game goes on from before it, and the damaged choice is stored apart.
   *[other] The last { $lost } choices of this game were damaged on the disk. The game goes on from before them, and the damaged choices are stored apart.
}
error-request-too-large = This is too large for a save.
error-request-too-long = Reading this took too long and was cancelled. A real game never takes so long.
error-request-too-busy = The computer is too busy. Nothing has changed: try again.
error-request-no-page = There is no such page.
error-request-malformed = The game did not understand what the page sent. Please reload the page.
error-request-not-let-in = This page has no access to the game: its address works only once. Start the game again and use the window that opens.
error-request-elsewhere = Only the game’s own page may do this.
error-request-server = Something went wrong in the game. Please try again.
error-unknown = Something went wrong: { $why }
connection-lost = The connection is lost. Trying to reconnect: your game is safe.
engine-loading = Loading the game
engine-starting = Starting the game
engine-insecure = This address begins with http, and browsers store no game safely there. Open the page with https, or open the one-file game.
engine-webassembly = This browser cannot run the game: it has no WebAssembly. A newer one can.
engine-storage = This browser stores nothing here, so no game could be saved. A private window or a setting may be the reason: allow this page to store data, then try again.
engine-download = The game could not be loaded completely. Check the connection, then try again.
engine-start = The game could not be started in this browser. Try again, or use another browser.
engine-restarted = The game was started again: try once more.
engine-retry = Try again
engine-update = A new version of the game is ready. Your games are saved.
engine-update-now = Use it now
engine-update-later = Later
connection-none = The program does not answer. Is it still running?


## Keys

keys = Keys
keys-dice = Keep or free a die
keys-roll = Roll
keys-stop = Stop, or the main answer
keys-options = Choose an answer
keys-skip = Skip ahead
keys-all-of-face = Keep or free all dice of a face
keys-close = Close the open panel
keys-monster = Choose a monster
keys-back = Back to the menu
keys-tab = Go from button to button
keys-click = click
keys-at-menu = In the menu
keys-at-choice = While choosing
keys-at-table = At the table
keys-at-pause = While the game is paused
keys-everywhere = Everywhere

# As keyboards write them.
key-enter = Enter
key-esc = Esc
key-space = Space
key-shift = Shift
key-home = Home
key-end = End
