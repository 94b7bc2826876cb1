# The rules for people, one section each: `help-SECTION` is its title, `.text` what it says. An empty line begins a new
# paragraph. The order is the order of reading.


help-goal = The goal
    .text =
        You are a monster, and so are the others. There is one Tokyo and room in it for one, or for two when five or more play.

        Have 20 points when a turn is over, or be the last one alive. Points come from dice, from holding Tokyo and from cards.

help-turn = Your turn
    .text =
        A turn has five steps: roll, resolve, Tokyo, buy, end.

        You roll your dice up to three times. Then they count: numbers score, hearts heal, energy is taken, smashes hit. Those who were hit in Tokyo stay or yield, and if there is room in Tokyo you must enter it. Then you buy cards if you like. At last come the cards that act at the end of a turn, and poison. Play goes on clockwise.

        Before the game everybody rolls once: the monster with the most smashes begins. Those who tie roll again.

help-dice = The dice
    .text =
        You have six black dice, and green ones when a card gives you more. Each has the faces 1, 2, 3, heart, energy and smash. After each roll keep what you like and roll the rest, up to three rolls in all. A die you kept may be rolled again later, and you may stop whenever you are happy.

        Three equal numbers score that number: three 1s are 1 point, three 2s are 2, three 3s are 3. Each further one of the same number is a point more. Fewer than three score nothing.

        Each heart heals 1 health, but not in Tokyo. Each energy gives you 1 energy to spend. Each smash takes 1 health: from outside it hits everybody in Tokyo, and from Tokyo everybody outside.

help-tokyo = Tokyo
    .text =
        Tokyo is where the points are, and the blows. Entering gives 1 point, and each turn that you begin there gives 2 more. But everybody outside hits you, and hearts on your dice do nothing for you there: they neither heal nor take tokens off.

        Nobody enters by choice. If Tokyo City is empty after your dice have counted, you go in, smash or no smash. The first monster of the game always does.

help-yield = Stay or yield
    .text =
        When another monster’s smashes take health from you in Tokyo, you are asked: stay or yield? You have lost the health either way. If you yield, the attacker must move in and gets the point for entering. If you stay, it stays outside.

        Only smashes give you this choice. Damage from cards and poison does not, and neither does a blow that was prevented entirely.

        A rule of thumb: stay while you can take one more round of blows. Leave before you cannot.

help-health = Hearts and health
    .text =
        You begin with 10 health and never have more, unless a card says so. At 0 you are out: your cards are discarded and you watch the others.

        Heart dice heal outside Tokyo only. Cards heal everywhere. When you have tokens, each heart die either heals or takes one token off, and you decide die by die.

help-cards = Energy and cards
    .text =
        Three cards lie open in the market. In your turn buy as many as you can pay for. Each gap is filled at once from the deck, and the new card is for sale, too. For 2 energy you sweep the market: all three go, three new ones come.

        Keep cards stay with you and work from now on. Discard cards work once, at once. A card’s price may be lower for you than what is printed: the market shows what you really pay.

        When the deck is empty, the discard pile is shuffled into a new one.

help-tokens = Tokens and counters
    .text =
        Poison: at the end of your turn you lose 1 health for each poison token. Shrink: you roll one die less for each shrink token. Outside Tokyo a heart die takes one of them off instead of healing. Tokens stay even when the monster or the card that gave them is gone.

        Mimic: its token lies on the card that Mimic copies. When that card leaves the game, the token comes back, and you may place it again at the start of your turn for 1 energy.

        Counters lie on cards: smoke on Smoke Cloud, energy on Battery Monster. When they are used up, the card goes.

help-winning = Winning
    .text =
        With 20 points you win when the turn is over, if you are still alive. Points above 20 are not counted. If two have 20, the monster whose turn it was wins, then the next one clockwise.

        The last monster alive wins at once, however few points it has. If all fall together, nobody wins.

help-two-players = Two players
    .text =
        When a standard game starts with two monsters, Tokyo pays energy: 1 for entering, and 1 when you begin your turn there, instead of points. All else stays the same.

        A bigger game in which only two are left keeps the usual points.

help-five-and-six = Five and six players
    .text =
        While five or more monsters are alive, Tokyo has a second place: Tokyo Bay. A monster that must enter while the City is taken enters the Bay. Both places are Tokyo: the same points, the same blows, no healing by dice. City and Bay do not hit each other.

        An attack from outside hits both, and each decides for itself; the City is asked first, and the Bay answers without knowing the City’s answer. If both yield, the attacker takes the City.

        As soon as only four are alive, the Bay closes. Its monster moves to the City if that is empty; otherwise it leaves Tokyo.

help-presets = The sets of rules
    .text =
        Standard is the usual game.

        Brawl: any health you lose to another monster, even to a card, lets you leave Tokyo. City and Bay hit each other. You confirm before you stop early. The market never shows the same name twice.

        One against all: one person against computers. First rolls decide the whole order of turns. You choose in which order your dice count. City and Bay hit each other. Tokyo pays its 2 points at the end of the turn, and 20 points win at once. When you are out, the game is over.

        Simple: no cards, no energy, no Bay. Dice have five faces, and you always roll three times. Smashes come before hearts. 20 points win at once.

help-expansions = The expansions
    .text =
        Halloween: at the start everybody takes one of two costumes; the others are shuffled into the deck. When your roll has three or more smashes, you may steal costumes from those who lost health to them, and pay their owners the price.

        Cultists: when your dice show four or more of a kind, a cultist joins you after they have counted. At any time send it away for 1 health, 1 energy or an extra roll. There are fifteen.

        Tokyo Tower: roll four or more 1s in Tokyo to claim the lowest level that you do not own, even from its owner. At the start of your turn the first level gives 1 health, the second 1 health and 1 energy. The monster that claims the third wins at once.

help-keys = The keys
    .text = Everything can be done with the keyboard. These are the keys, besides Tab and Enter, which reach and press every button.

help-fair = Fair dice
    .text =
        Before a game the program draws a secret and shows its fingerprint, the commitment. From then on the secret cannot be changed. Your browser adds random words for every person, and you may add some yourself; they are mixed into every throw. So is every choice: changing one later would change all dice after it. When the game is over, the secret is revealed, and your browser computes all dice and cards again and compares them with what it has seen.

        So the program cannot have chosen dice against you, and you could not know what your words would bring. The computer players see no more than you do. A save of an unfinished game contains the secret: anyone who reads it can work out the coming dice.
