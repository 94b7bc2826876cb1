# The guided first game: what the coach says, page by page.
#
# The last page of a lesson says what to do; its .otherwise is said when somebody tries something else. $dice, $face, $to
# and $kept are pictures of dice; $seat is the pupil’s monster, $other and $attacker are others; $card is a card.


## Around the lessons

menu-learn = Learn by playing
menu-learn-about = A guided first game: about ten minutes
menu-learn-new = New here? Learn by playing
coach = Your coach
coach-number = Lesson { $number } of { $of }
coach-next = Next
coach-back = Back
coach-skip = Skip the lesson
coach-skip-ask = Do you know enough? Then play on from here with fair dice, or go back to the menu. You can come back to the lesson at any time.
coach-skip-on = Play on from here
coach-skip-menu = Back to the menu
coach-skip-not = Go on learning
keys-coach-next = the next page of a lesson
explanation = What is this?
explanation-hide = Got it
keys-explain = what the current step is about


## The first turn: rolling

lesson-welcome = Welcome to Tokyo! I am Hoot Noir. I have seen many monsters come and go, and I will look over your shoulder for one game.
lesson-goal = This is you: { $seat }. You win with 20 points, or as the last monster alive. You begin with 10 health.
lesson-numbers = It is your turn, and these are your six dice. Three equal numbers score: { $dice } are 3 points, three 2s are 2, three 1s are 1. Each further one of the same number adds a point.
lesson-symbols = A { $face } heals you, an { $to } is energy to buy cards with, and a { $kept } hits other monsters.
lesson-keep = You may roll three times, and this was the first. Keep { $dice }: click them, or press their numbers. Then roll the rest.
    .touch = You may roll three times, and this was the first. Keep { $dice }: tap them. Then roll the rest.
    .otherwise = Nearly. Keep just the two 3s, so that they move to the left, and roll the other four.
lesson-three = A third one: { $dice } are 3 points already. One roll is left.
lesson-keep-more = Keep { $dice }: energy is always welcome. Then roll the last two dice.
    .otherwise = Keep all three 3s and the energy, and let the other two roll.


## Tokyo

lesson-entered = Tokyo City was empty, so you had to walk in. That gave you a point: you have 4 now.
lesson-tokyo = In Tokyo you get 2 points whenever your turn begins there. But every monster outside hits you, and hearts do not heal you.
lesson-market = Your dice also gave you 3 energy. Here you buy cards at the end of your turn, as many as you can pay. The number under each picture is the price.
lesson-save = You cannot afford any of them yet. Keep your energy and buy nothing: that ends your turn.
    .otherwise = These cards are too good to be swept away. Save your energy and buy nothing.
lesson-smashed = Ouch! { $attacker } smashed you three times, and you lost 3 health. A monster that is hit in Tokyo is asked: stay, or yield and let the attacker in?
lesson-stay = The 3 health are gone either way. With 7 left you can dare it: stay, and 2 points are nearly yours.
    .otherwise = You could yield, and some day you will. But with 7 health you are still strong: stay.


## The second turn: Tokyo and a card

lesson-held = You have held Tokyo until your turn: 2 points. That makes 6.
lesson-in-tokyo = From Tokyo, each { $face } hits all monsters outside at once. A { $to } is wasted here.
lesson-keep-smashes = So keep { $dice } and roll the rest.
    .otherwise = Hearts do nothing in Tokyo, and a single 2 scores nothing. Keep both smashes and the energy.
lesson-stop = What a roll! You need not use your third one. Below the dice you see what these bring. Stop here.
    .otherwise = It hardly gets better than this: keep everything and stop.
lesson-hit = Three smashes: both of the others lost 3 health. And you have 6 energy now.
lesson-cards = A Keep card stays with you for the whole game. A Discard card works once, at once.
lesson-buy = Buy { $card }: from now on you get a point whenever your roll has a smash.
    .otherwise = Not a bad idea, but take { $card } this time: you will see it at work soon.
lesson-danger = { $attacker } is angry: 4 health gone, 3 left. One more such blow and you are out of the game.
lesson-yield = This is the moment to yield. You leave Tokyo, and { $attacker } has to go in.
    .otherwise = Brave, but with 3 health you might not see your next turn. Yield.


## The third turn: healing

lesson-outside = You are outside now, and { $other } sits in Tokyo. Monsters outside do not hit each other: nobody but { $other } can harm you here.
lesson-heal = Outside, hearts heal you. Keep { $dice }, the { $face } for { $other } and the { $to }, and roll the other two.
    .otherwise = You need health most of all: keep both hearts, the smash and the energy.
lesson-healed = { $dice }: three health more. That will do, so stop here.
    .otherwise = Do not risk it: keep everything and stop.
lesson-alpha = Read here what happened, newest first. Your smash hit Tokyo, and { $card } gave you a point for it. { $other } has chosen to stay.
lesson-patience = Nothing here is cheap enough. Buy nothing, and your turn is over.
    .otherwise = Keep your energy for later, and buy nothing.


## The fourth turn: back to Tokyo

lesson-attack = You have 5 health and 7 points: time to strike. Keep { $dice } and roll the rest.
    .otherwise = Two 3s and a smash for { $other }: keep these three and roll the rest.
lesson-plenty = { $dice } are 4 points: three for the first three, and one more. And two smashes for { $other }. Stop here.
    .otherwise = That is all you want: keep everything and stop.
lesson-back = { $other } had only 4 health left and yielded. So you had to go in, for a point: 13 now.
lesson-sweep = Are there no cards you like? For 2 energy you may sweep the market, and three new ones come. Try it.
    .otherwise = Try the sweep this once: it costs 2 energy.
lesson-weigh = { $attacker } hit you: 4 health left. Think before you answer. You have 13 points, and both of the others are far behind.
lesson-dare = If you stay, your turn is next, and it begins with 2 points. Stay!
    .otherwise = If you yield now, your 2 points are gone. Your turn is next, so nobody hits you before it: stay.


## The last turn: winning

lesson-nearly = 15 points! Five more and you win. Nobody can stop you now but your dice.
lesson-last = Keep { $dice }: with { $card } the smash is a point too. Roll the rest.
    .otherwise = Count again: 3s for points, and the smash for { $card }. Keep these three.
lesson-third-roll = { $dice } would make 4 points. One more 3, and the city is yours. Keep them and roll for the last time.
    .otherwise = Keep the three 3s and the smash, and roll the last two dice.
lesson-won = 20 points at the end of your turn: you are King of Tokyo! I knew it when I saw you.
lesson-farewell = Now you know how to play. There are six monsters, 66 cards and stronger rivals waiting. Whenever you are unsure, press E for the current step, or ? for the rules. “Play again” starts a real game.
    .touch = Now you know how to play. There are six monsters, 66 cards and stronger rivals waiting. Whenever you are unsure, touch the ? beside the question, or open the help from the pause. “Play again” starts a real game.

## The second lesson: cards, tokens and the Bay

menu-learn-cards = Cards, tokens and the Bay
menu-learn-cards-about = A second, short lesson: about five minutes
lessons-choose = Which lesson?
lessons-first = Your first game
lesson-bay-welcome = Back in Tokyo? Good. Five monsters are alive today, so there are two places to fight for: { $other } holds Tokyo City, and { $owner } Tokyo Bay.
lesson-bay-rules = The Bay is like the City: a point for going in, 2 points whenever your turn begins there, no healing by dice. Smashes from outside hit both places at once.
lesson-bay-token = This drop is a poison token: it costs you 1 health at the end of each of your turns. A shrink token would take a die away instead.
lesson-bay-hand = And you own a card: { $card } may turn one of your dice into a 1 when your rolls are over.
lesson-bay-keep = So keep { $dice } and roll the other two.
    .otherwise = Keep both 1s, the heart and the smash: each of them has work to do.
lesson-bay-stop = No third 1 yet, but { $card } will see to that. Stop here.
    .otherwise = You have all you need. Stop here and let { $card } do the rest.
lesson-bay-culler = Now { $card } may act. Turn the { $face } into a { $to }: three of them are a point.
    .otherwise = Two 1s score nothing, and three do: turn the { $face } into a { $to } with { $card }.
lesson-bay-cure = A { $face } outside Tokyo heals you, or takes a token off. Poison would bite you again every turn: take it off.
    .otherwise = One health now, or one health every turn? Take the poison off.
lesson-bay-entered = Your smash hit both places. { $other } gave up the Bay, so you had to go in: 18 points.
lesson-bay-read = Read a card before you pay. Keep cards stay with you and work by themselves or when they ask you; Discard cards work once, at once. { $card } is a Keep card.
lesson-bay-buy = Buy { $card }: if you yield Tokyo, you do not lose the health of that blow.
    .otherwise = You are sitting in the Bay, and somebody will come. Buy { $card } for that.
lesson-bay-jets = { $attacker } strikes twice. Without { $card } you would lose 2 health whatever you answer. With it you lose nothing if you yield.
    .otherwise = That is what { $card } is for: yield, and the blow misses you.
lesson-bay-counsel = Not a scratch. Two helpers are there for every decision: Odds say how likely a roll is, and Hint says what a strong player would do.
lesson-bay-last = You need neither now: { $dice } are 2 points, and that makes 20. Stop here.
    .otherwise = These dice win the game. Stop here.
lesson-bay-leave = { $card } asks again, but these dice are perfect. Change nothing.
    .otherwise = Three 2s win. Leave the dice as they are.
lesson-bay-won = Won, and without a scratch: that is what cards are for.
lesson-bay-farewell = There are 66 of them, and the help explains each. “Play again” starts a real game with these monsters.
