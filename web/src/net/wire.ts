// Made by `python -m tools.generate.wire_types` from src/kingoftokyo/table/wire/: change it there.

export type Argument = number | string | string[] | Phrase;

export type Player = "easy" | "hard" | "medium" | "person";

export type Why =
  | "illegal"
  | "lesson"
  | "malformed"
  | "not-yours"
  | "over"
  | "server"
  | "stale"
  | "store"
  | "too-long";

export type Verb =
  | "accept"
  | "again"
  | "buy"
  | "buy_from"
  | "buy_top"
  | "cheer"
  | "cure_poison"
  | "cure_shrink"
  | "decline"
  | "done"
  | "extra_roll"
  | "heal"
  | "heal_seat"
  | "keep"
  | "keep_roll"
  | "mimic"
  | "pass"
  | "probe"
  | "reroll"
  | "resolve"
  | "roll_on"
  | "sell"
  | "set"
  | "spend"
  | "stay"
  | "steal"
  | "stop"
  | "sweep"
  | "take"
  | "use"
  | "yield";

export type Group = "energy" | "hearts" | "numbers" | "smashes";

export type ErrorKind =
  | "bad-save"
  | "no-save"
  | "store"
  | "too-large"
  | "too-long"
  | "bad-setup"
  | "no-table"
  | "stale-secret"
  | "elsewhere"
  | "malformed"
  | "no-page"
  | "not-let-in"
  | "server"
  | "too-busy";

export type Sitter = "easy" | "hard" | "medium" | "open" | "person";

export type Reaction = "anger" | "applause" | "fear" | "heart" | "laugh" | "roar";

export type GameEvent =
  | FirstPlayerRolled
  | GameStarted
  | TurnStarted
  | DiceRolled
  | RollFinished
  | DieRerolled
  | DieSet
  | RollsGained
  | CardRolled
  | Shielded
  | SmashesAdded
  | PointsGained
  | PointsLost
  | EnergyGained
  | EnergySpent
  | EnergyLost
  | HealthGained
  | HealthLost
  | DamagePrevented
  | TokensGained
  | TokensLost
  | TokyoEntered
  | TokyoLeft
  | StayedInTokyo
  | MovedToCity
  | CardRevealed
  | CardBought
  | CardTaken
  | CardStolen
  | CardDiscarded
  | CountersChanged
  | TokenMoved
  | MarketSwept
  | DeckShuffled
  | ExtraTurnGained
  | MonsterRevived
  | MonsterEliminated
  | TurnEnded
  | GameEnded
  | FirstRollTied
  | LevelsChanged;

export type FromServer = Welcome | Update | TableChanged | Refused | Advice | Chances | RoomData | Said;

export type FromPage = Choose | Interject | Pause | Ask | Odds | Seen;

/** A sentence of the catalogue. */
export interface Phrase {
  id: string;
  args: Record<string, Argument>;
}

/** A card in a hand. `use_choice` is the choice with which its owner can use it now, if there is one.

    A Mimic `copies` a card, that of the seat `copied_from`. */
export interface CardData {
  id: string;
  counters: number;
  used: boolean;
  copies: string | null;
  copied_from: number | null;
  use_choice: string | null;
}

/** A monster; all of it is public. `counted` holds the counters of expansions: cultists, tower levels. */
export interface MonsterData {
  seat: number;
  place: "bay" | "city" | "dead" | "outside";
  health: number;
  max_health: number;
  points: number;
  energy: number;
  poison: number;
  shrink: number;
  cards: CardData[];
  counted: Record<string, number | number[]>;
}

/** A card in the market. `price` is the actual price for the viewing seat, `short` the energy it still lacks. */
export interface MarketData {
  slot: number;
  id: string;
  cost: number;
  price: number;
  short: number;
}

/** The table as one seat may see it, or a spectator (`seat` is null). */
export interface ViewData {
  decision_number: number;
  seat: number | null;
  turn: number;
  active: number;
  asked: number | null;
  kind: string | null;
  step: "buy" | "end" | "resolve" | "roll" | "start" | "tokyo";
  monsters: MonsterData[];
  dice: string[];
  rolls_left: number;
  smashes: number;
  market: MarketData[];
  deck_size: number;
  top: string[];
  discard: string[];
  bay: boolean;
  over: boolean;
  winner: number | null;
  reason: string;
  standings: number[];
  interjections: number;
  has_cards: boolean;
  has_energy: boolean;
  unseen: string[];
}

/** A consequence of an option for one seat, as an icon and a number of points, health, energy, smashes or others.

    `hearts` are heart dice that the monster will have to assign. `later`: only in its next turn, if it is still in
    Tokyo. For lost health, `left` is what remains, and `eliminates` says whether the monster is eliminated. */
export interface Consequence {
  icon: "card" | "die" | "energy" | "health" | "hearts" | "points" | "poison" | "shrink" | "smash" | "tokyo";
  amount: number;
  seat: number;
  later: boolean;
  left: number | null;
  eliminates: boolean;
}

/** One option: `choice` is the text to send back, `verb` its kind, and `phrase` its description. */
export interface OptionData {
  choice: string;
  verb: Verb;
  phrase: Phrase;
  card: string | null;
  seat: number | null;
  face: string | null;
  to: string | null;
  group: Group | null;
  price: number | null;
  consequences: Consequence[];
  any_time: boolean;
  warning: Phrase | null;
}

/** A card that may still change the dice of a roll before they are resolved, and the seat that owns it. */
export interface DiceChanger {
  card: string;
  seat: number;
}

/** A roll: the page sends `keep FACES`, `keep nothing`, or `stop` if `may_stop`. */
export interface RollData {
  dice: string[];
  rolls_left: number;
  may_stop: boolean;
  if_stopped: Consequence[];
  changers: DiceChanger[];
  warn_stop: Phrase | null;
}

/** A decision of a seat at this browser. For a roll, `options` does not contain the ways to keep dice. */
export interface DecisionData {
  decision_number: number;
  seat: number;
  kind: string;
  question: Phrase;
  options: OptionData[];
  roll: RollData | null;
  private: boolean;
  explain: Phrase | null;
  trivial: boolean;
}

/** A seat: its monster's id, and who plays it. `mine`: by a person at this browser. */
export interface SeatData {
  monster: string;
  player: Player;
  name: string;
  mine: boolean;
}

export interface TableData {
  id: string;
  rules: string;
  seats: SeatData[];
  paused: boolean;
  fair: boolean;
  commitment: string;
  practice: boolean;
  notice: Phrase | null;
  online: boolean;
}

/** The choice that led here, and the reason of a computer player, if it may be shown. */
export interface Played {
  seat: number;
  choice: string;
  why: Phrase | null;
  interjection: boolean;
}

/** A sentence of a lesson, and the part of the page that it is about. */
export interface LessonPage {
  phrase: Phrase;
  points_at: "answer" | "buy" | "dice" | "done" | "log" | "map" | "market" | "none" | "seat" | "seats" | "stay" | "stop" | "sweep" | "table" | "yield";
}

/** The lesson at the pending decision: pages to read, of which the last says what to do.

    Only the choice that it `accepts` is possible; `otherwise` explains why others are not. The last lesson, after the
    game, accepts nothing. */
export interface Lesson {
  pages: LessonPage[];
  accepts: string[];
  otherwise: Phrase | null;
  number: number;
  count: number;
}

/** The hash of the record up to this line, if the dice depend on all choices; it is compared at the end.

    It may be that of an earlier line while a choice is secret. Line 0 is the start. */
export interface Head {
  line: number;
  hash: string;
}

/** The first message: the table, and all events so far for the log. */
export interface Welcome {
  type: "welcome";
  table: TableData;
  view: ViewData;
  decision: DecisionData | null;
  log: Happened[];
  any_time_options: OptionData[];
  lesson: Lesson | null;
  head: Head | null;
  time_left: TimeLeft | null;
}

/** A choice was made: its events, and the table after it. */
export interface Update {
  type: "update";
  played: Played | null;
  events: Happened[];
  view: ViewData;
  decision: DecisionData | null;
  any_time_options: OptionData[];
  lesson: Lesson | null;
  head: Head | null;
  time_left: TimeLeft | null;
}

/** This page has paused or resumed, or the table waits because a computer player has failed. */
export interface TableChanged {
  type: "table";
  table: TableData;
}

/** A command had no effect; `id` is the command's. `phrase`, if any, is more specific than `why`. */
export interface Refused {
  type: "refused";
  id: string;
  why: Why;
  message: string;
  phrase: Phrase | null;
}

/** The choice of the strongest player, and its reason. */
export interface Advice {
  type: "advice";
  id: string;
  decision_number: number;
  choice: string;
  chosen: Phrase | null;
  why: Phrase | null;
}

/** The chances, 0 to 1, that at least 1, 2, 3 … dice show this face. */
export interface FaceOdds {
  face: string;
  at_least: number[];
}

/** A possible result and its chance, 0 to 1. `said`: the chance as a phrase, which may be a bound. */
export interface OddsLine {
  phrase: Phrase;
  chance: number;
  said: Phrase;
  kind: "kill" | "survive" | "three";
  face: string | null;
  seat: number | null;
  smashes: number | null;
  choice: string | null;
}

/** The odds if these dice are kept; each assumes that only it is aimed for. */
export interface Chances {
  type: "chances";
  id: string;
  decision_number: number;
  keep: string[];
  rolls_left: number;
  faces: FaceOdds[];
  lines: OddsLine[];
  approximate: boolean;
  notes: Phrase[];
}

/** Answer the decision with this number. The same `id` again changes nothing. */
export interface Choose {
  type: "choose";
  id: string;
  decision_number: number;
  seat: number;
  choice: string;
}

/** Do what may be done at any time, while the decision with this number waits for another seat. */
export interface Interject {
  type: "interject";
  id: string;
  decision_number: number;
  seat: number;
  choice: string;
}

/** Pause or resume, for this page and until it disconnects; another page of the table goes on. */
export interface Pause {
  type: "pause";
  id: string;
  paused: boolean;
}

/** Ask for advice on the pending decision. */
export interface Ask {
  type: "ask";
  id: string;
  decision_number: number;
}

/** The page has shown everything up to this decision and its N `interjections`, or it is not visible (`hidden`).

    Computer players answer a decision only then. It is sent after every welcome too. */
export interface Seen {
  type: "seen";
  id: string;
  decision_number: number;
  interjections: number;
  hidden: boolean;
  hurried: boolean;
}

/** Ask for the odds of a roll if these dice are kept, or of a monster that was hit in Tokyo. */
export interface Odds {
  type: "odds";
  id: string;
  decision_number: number;
  keep: string[];
}

/** These seats have the same `smashes` in the first roll, and roll again. */
export interface FirstRollTied {
  event: "FirstRollTied";
  seats: number[];
  smashes: number;
}

/** This monster now has these levels of an expansion with levels, such as Tokyo Tower. */
export interface LevelsChanged {
  event: "LevelsChanged";
  seat: number;
  card: string;
  levels: number[];
}

/** An event of the game, and the moment that it led to. */
export interface Happened {
  event: GameEvent;
  moment: number;
}

/** One monster's throw for the first turn. `seat` is its seat in the game: rules may re-seat the monsters. */
export interface FirstPlayerRolled {
  event: "FirstPlayerRolled";
  seat: number;
  dice: string;
  smashes: number;
}

/** `order` has, for each seat, the seat of that monster before re-seating: rules may re-seat the monsters. */
export interface GameStarted {
  event: "GameStarted";
  players: number;
  first: number;
  order: number[];
}

/** A turn has begun, counted from 1; `extra` if it is not the monster's regular turn. */
export interface TurnStarted {
  event: "TurnStarted";
  turn: number;
  seat: number;
  extra: boolean;
}

/** `dice` are the `kept` dice and the newly `rolled` ones together. */
export interface DiceRolled {
  event: "DiceRolled";
  seat: number;
  kept: string;
  rolled: string;
  dice: string;
  rolls_left: number;
}

/** There are no more rolls: these dice are changed by cards, then resolved. */
export interface RollFinished {
  event: "RollFinished";
  seat: number;
  dice: string;
}

/** A single die was rerolled by `seat`: one of the active monster's dice, or of its own throw for a card. */
export interface DieRerolled {
  event: "DieRerolled";
  seat: number;
  face: string;
  rolled: string;
  dice: string;
  cause: string;
}

/** The active monster set a die that showed `face`; `dice` are all dice after it. */
export interface DieSet {
  event: "DieSet";
  seat: number;
  face: string;
  to: string;
  dice: string;
  cause: string;
}

/** The active monster got an extra roll. */
export interface RollsGained {
  event: "RollsGained";
  seat: number;
  rolls_left: number;
  cause: string;
}

/** Extra dice were thrown for a card; they do not join the turn's dice. */
export interface CardRolled {
  event: "CardRolled";
  seat: number;
  rolled: string;
  cause: string;
}

/** This monster cannot lose health for the rest of the turn. */
export interface Shielded {
  event: "Shielded";
  seat: number;
  cause: string;
}

/** A card added smashes to the roll. */
export interface SmashesAdded {
  event: "SmashesAdded";
  seat: number;
  amount: number;
  cause: string;
}

/** A monster gained points, up to 20. */
export interface PointsGained {
  event: "PointsGained";
  seat: number;
  amount: number;
  points: number;
  cause: string;
}

/** A monster lost points, at most those that it had. */
export interface PointsLost {
  event: "PointsLost";
  seat: number;
  amount: number;
  points: number;
  cause: string;
}

/** A monster gained energy; energy that a card adds is a separate event. */
export interface EnergyGained {
  event: "EnergyGained";
  seat: number;
  amount: number;
  energy: number;
  cause: string;
}

/** Paid for a card, for what a card does, or for a sweep (`rules`). */
export interface EnergySpent {
  event: "EnergySpent";
  seat: number;
  amount: number;
  energy: number;
  cause: string;
}

/** Taken by another monster's card. */
export interface EnergyLost {
  event: "EnergyLost";
  seat: number;
  amount: number;
  energy: number;
  cause: string;
}

/** A monster healed; health that a card adds is a separate event. */
export interface HealthGained {
  event: "HealthGained";
  seat: number;
  amount: number;
  health: number;
  cause: string;
}

/** `dealer` is the seat that dealt the damage, or None. */
export interface HealthLost {
  event: "HealthLost";
  seat: number;
  amount: number;
  health: number;
  dealer: number | null;
  cause: string;
}

/** `by` is the card that reduced the loss by `amount`, or `shield` for a monster that cannot lose health. */
export interface DamagePrevented {
  event: "DamagePrevented";
  seat: number;
  amount: number;
  cause: string;
  by: string;
}

/** `token` is `poison` or `shrink`. */
export interface TokensGained {
  event: "TokensGained";
  seat: number;
  token: string;
  amount: number;
  total: number;
  cause: string;
}

/** Heart dice removed `poison` or `shrink` tokens; `total` are left. */
export interface TokensLost {
  event: "TokensLost";
  seat: number;
  token: string;
  amount: number;
  total: number;
  cause: string;
}

/** `place` is `city` or `bay`. */
export interface TokyoEntered {
  event: "TokyoEntered";
  seat: number;
  place: string;
  cause: string;
}

/** `cause` is `yield`, `death`, `bay` (it closed) or a card's id. */
export interface TokyoLeft {
  event: "TokyoLeft";
  seat: number;
  place: string;
  cause: string;
}

/** A monster that could yield Tokyo stayed. */
export interface StayedInTokyo {
  event: "StayedInTokyo";
  seat: number;
  place: string;
}

/** Moved from the Bay to the City, which does not count as entering Tokyo. */
export interface MovedToCity {
  event: "MovedToCity";
  seat: number;
  cause: string;
}

/** `slot` is the place in the market, from 0. */
export interface CardRevealed {
  event: "CardRevealed";
  slot: number;
  card: string;
}

/** `source` is `market`, `top` (of the deck) or `monster`; for `monster`, `owner` is the seller. */
export interface CardBought {
  event: "CardBought";
  seat: number;
  card: string;
  price: number;
  source: string;
  owner: number | null;
}

/** A card was received without buying it: a costume at the start. */
export interface CardTaken {
  event: "CardTaken";
  seat: number;
  card: string;
}

/** Taken from `owner`, who was paid `price`. */
export interface CardStolen {
  event: "CardStolen";
  seat: number;
  card: string;
  price: number;
  owner: number;
}

/** `cause` is `death`, or the id of the card that caused it: the card itself if it was used up. */
export interface CardDiscarded {
  event: "CardDiscarded";
  seat: number;
  card: string;
  cause: string;
}

/** A card has this number of counters now. */
export interface CountersChanged {
  event: "CountersChanged";
  seat: number;
  card: string;
  counters: number;
}

/** The token of `card` (a Mimic) is now on `copied`, held by `owner`; both are None if it was taken back. */
export interface TokenMoved {
  event: "TokenMoved";
  seat: number;
  card: string;
  copied: string | null;
  owner: number | null;
}

/** A monster had these cards of the market discarded. */
export interface MarketSwept {
  event: "MarketSwept";
  seat: number;
  cards: string[];
}

/** The discard pile was shuffled into a new deck of `cards` cards. */
export interface DeckShuffled {
  event: "DeckShuffled";
  cards: number;
}

/** A monster will take another turn. */
export interface ExtraTurnGained {
  event: "ExtraTurnGained";
  seat: number;
  cause: string;
}

/** A monster that reached 0 health was brought back by a card. */
export interface MonsterRevived {
  event: "MonsterRevived";
  seat: number;
  health: number;
  cause: string;
}

/** A monster is out of the game; `dealer` is the seat that caused it, or None. */
export interface MonsterEliminated {
  event: "MonsterEliminated";
  seat: number;
  dealer: number | null;
  cause: string;
}

/** The turn is over. */
export interface TurnEnded {
  event: "TurnEnded";
  seat: number;
}

/** `reason` is `points`, `last alive`, `all dead`, `person eliminated`, or the id of a card that won. */
export interface GameEnded {
  event: "GameEnded";
  winner: number | null;
  reason: string;
}

/** Checks whether the server knows the secret; `challenge` is 32 random hexadecimal digits. */
export interface Hello {
  challenge: string;
}

/** `proof` is the HMAC-SHA256 of `server CHALLENGE NONCE` with the secret; the pass is that of `page NONCE`. */
export interface Known {
  nonce: string;
  proof: string;
}

/** The one-time key in the address with which the page was opened. */
export interface Enter {
  key: string;
}

/** The secret: the browser stores it, and never sends it. */
export interface Entered {
  token: string;
}

/** A one-time key. */
export interface KeyMade {
  key: string;
}

/** A request for a new game: `rules` as text, and two to six seats. */
export interface NewTable {
  rules: string;
  seats: SeatData[];
  words: string | string[];
  commitment: string;
}

/** A new game at a new table, with the same seats and rules; `words` and `commitment` as for a new one. */
export interface Rematch {
  words: string[];
  commitment: string;
}

/** Continue a save of the data folder. */
export interface Load {
  slot: string;
}

/** Continue the text of a save, or view a record. */
export interface Upload {
  text: string;
}

/** The game was written to this file. */
export interface Saved {
  file: string;
}

/** A save of the data folder; `error` says why it cannot be opened, if so. */
export interface SaveData {
  slot: string;
  date: string;
  monsters: string[];
  turn: number;
  over: boolean;
  error: string;
  saved: string;
}

/** An unfinished game. `name` is what people have called it, `played` the local time of its last choice. */
export interface GameData {
  table: string;
  name: string;
  monsters: string[];
  turn: number;
  played: string;
  practice: boolean;
}

/** What to call a game in the list; empty: nothing in particular. */
export interface Rename {
  name: string;
}

export interface PresetData {
  name: string;
  expansions: string[];
  most_people: number;
}

export interface CardFacts {
  id: string;
  cost: number;
  kind: "costume" | "discard" | "keep";
  copies: number;
}

export interface RulingFacts {
  id: string;
  cards: string[];
}

/** The main menu's data. */
export interface Menu {
  version: string;
  monsters: string[];
  presets: PresetData[];
  cards: CardFacts[];
  rulings: RulingFacts[];
  going_on: string | null;
  saves: SaveData[];
  commitment: string;
  practising: string | null;
  games: GameData[];
  docs: boolean;
  hosting: boolean;
}

/** A table was made or loaded. `notice` says what was lost, if anything. */
export interface Made {
  table: string;
  notice: string;
}

/** Why a request failed: `why` is a kind that the page translates, `message` has the details in English.

    An error in a form has its own `phrase`, and `where` is the field: `monsters[0].health`. */
export interface ErrorResponse {
  message: string;
  why: "bad-save" | "no-save" | "store" | "too-large" | "too-long" | "bad-setup" | "no-table" | "stale-secret" | "elsewhere" | "malformed" | "no-page" | "not-let-in" | "server" | "too-busy";
  where: string;
  phrase: Phrase | null;
}

/** A moment on the slider: the last choice, and the names of its events. */
export interface MomentMark {
  moment: number;
  decision_number: number;
  turn: number;
  active: number;
  kind: string | null;
  played: Played | null;
  events: string[];
}

/** All moments of a game so far. */
export interface Moments {
  moments: MomentMark[];
  over: boolean;
}

/** The table at a moment, as this browser may see it. */
export interface Moment {
  mark: MomentMark;
  last: number;
  view: ViewData;
  events: Happened[];
  chosen: Phrase | null;
}

/** A new practice table that continues from this moment with new dice; other fields as for a new game. */
export interface PlayOn {
  moment: number;
  words: string[];
  commitment: string;
}

/** One row of numbers by seat; its label is the sentence `statistic-ID`, with `-` for `_`. */
export interface StatisticData {
  id: string;
  amounts: number[];
}

/** Points by seat from one source: `dice`, `tokyo`, `rules`, or a card's id. */
export interface SourceData {
  source: string;
  amounts: number[];
}

/** The dice of one seat by face: all that it threw, the expected numbers of fair dice, and its finished rolls. */
export interface DiceData {
  thrown: Record<string, number>;
  expected: Record<string, number>;
  finished: Record<string, number>;
}

/** Points, health and energy by seat after a turn, for plots; the first is before the first turn. */
export interface TurnData {
  turn: number;
  seat: number | null;
  points: number[];
  health: number[];
  energy: number[];
}

/** The cards of one seat, and when and by whom it was eliminated, if it was. */
export interface FateData {
  bought: string[];
  stolen: string[];
  eliminated_in: number | null;
  by: number | null;
  cause: string;
}

/** The statistics of a game. Rows of zeros are left out. */
export interface StatisticsData {
  over: boolean;
  winner: number | null;
  reason: string;
  turns: number;
  rounds: number;
  decisions: number;
  rows: StatisticData[];
  sources: SourceData[];
  dice: DiceData[];
  series: TurnData[];
  fates: FateData[];
}

/** What is proved about the dice. `secret` is empty until the game is over.

    The commitment is the 32-byte BLAKE2b hash of the secret; the reference of records has the details.
    `none`: chance of this game comes from a seed, or its record lacks the secret. `waiting`: the game is not
    over. `proved`: every throw and draw was computed again, and every choice replayed. `failed`: `error` says where. */
export interface Proof {
  state: "failed" | "none" | "proved" | "waiting";
  commitment: string;
  secret: string;
  words: string[];
  checked: number;
  loaded: number;
  practice: boolean;
  error: string;
  head: string;
}

/** The card that a Mimic copies. */
export interface CopiesForm {
  seat: number;
  card: string;
}

/** A card in a hand; without `counters` it has its initial ones. */
export interface CardForm {
  card: string;
  counters: number | null;
  copies: CopiesForm | null;
}

/** A monster of the position, and who plays it. `counted` holds the counters of expansions. */
export interface MonsterForm {
  seat: SeatData;
  place: "bay" | "city" | "dead" | "outside";
  health: number;
  points: number;
  energy: number;
  poison: number;
  shrink: number;
  cards: CardForm[];
  counted: Record<string, number | number[]>;
}

/** A position; if `market` is null, cards are dealt. With dice, `rolls_left` rolls remain in step `roll`. */
export interface PositionForm {
  rules: string;
  monsters: MonsterForm[];
  turn: number;
  step: "buy" | "end" | "resolve" | "roll" | "start";
  dice: string[];
  rolls_left: number;
  market: (string | null)[] | null;
  deck: string[];
}

/** A position to play, from a form, or as text with its seats. */
export interface SetUp {
  form: PositionForm | null;
  text: string;
  seats: SeatData[];
}

/** A position as one line of text, to copy and paste. It contains the seats of people, but no names. */
export interface PositionLine {
  text: string;
}

/** A card of these rules. `hold`: it can be in a hand; otherwise only in the market and the deck. */
export interface CardLimits {
  id: string;
  copies: number;
  hold: boolean;
  counters: number;
  health: number;
  mimics: boolean;
}

/** The counters of an expansion for each monster: a number up to `most`, or any of these levels. */
export interface CountedLimits {
  id: string;
  most: number;
  levels: number[];
}

/** The form for these rules and this number of monsters: possible values and their limits. */
export interface BlankPosition {
  form: PositionForm;
  fewest: number;
  most: number;
  most_people: number;
  places: string[];
  steps: string[];
  faces: string[];
  most_dice: number;
  most_rolls: number;
  most_points: number;
  most_energy: number;
  most_tokens: number;
  most_health: number;
  market: number;
  cards: CardLimits[];
  counted: CountedLimits[];
}

/** A seat of a finished game: its monster, and who played it. */
export interface FactSeat {
  monster: string;
  player: Player;
}

/** What the profile needs to know about a finished game. The numbers are those of the seat `me`.

    `me` is null if several people played at one screen: such a game is nobody's victory. A `format` other than the
    current one means that the game must be counted again. */
export interface GameFacts {
  format: number;
  table: string;
  date: string;
  game: string;
  head: string;
  rules: string;
  seats: FactSeat[];
  me: number | null;
  winner: number | null;
  reason: string;
  rounds: number;
  points: number;
  health: number;
  cards: string[];
  entries: number;
  turns_in_tokyo: number;
  damage_given: number;
  eliminations: number;
  revivals: number;
  own_goal: boolean;
}

/** A finished game in the list. `replay`: its table is still here, so that it can be watched. */
export interface LastGame {
  facts: GameFacts;
  replay: boolean;
}

/** Games and wins of one kind: `name` is a monster, a level, or rules as text. */
export interface Tally {
  name: string;
  games: number;
  wins: number;
}

/** How often a card was bought or stolen, and in how many games that were won. */
export interface CardTally {
  card: string;
  times: number;
  wins: number;
}

/** A word on difficulty: the last `games` games at `level` brought `wins` wins, so try `instead`. */
export interface DifficultyHint {
  level: "easy" | "hard" | "medium";
  instead: "easy" | "hard" | "medium";
  games: number;
  wins: number;
}

/** An achievement; `date` is that of the game that brought it, empty if it is still to come. */
export interface AchievementData {
  id: string;
  date: string;
  progress: number;
  goal: number;
}

/** The profile of this machine. `uncounted`: finished games still to be counted; ask again until it is 0. */
export interface ProfileData {
  games: number;
  wins: number;
  together: number;
  streak: number;
  best_streak: number;
  monsters: Tally[];
  levels: Tally[];
  rules: Tally[];
  cards: CardTally[];
  last: LastGame[];
  achievements: AchievementData[];
  difficulty: DifficultyHint | null;
  uncounted: number;
}

/** The file of an exported profile, as text. */
export interface ProfileFile {
  text: string;
}

/** How many games an imported profile has added. */
export interface Imported {
  games: number;
}

/** How the official try of a date ended. `replay`: its table is still here. */
export interface DailyResult {
  date: string;
  won: boolean;
  points: number;
  health: number;
  rounds: number;
  seats: FactSeat[];
  me: number;
  winner: number | null;
  level: "easy" | "hard" | "medium" | "mixed" | "none";
  head: string;
  table: string;
  replay: boolean;
}

/** What a finished game has changed: new achievements, and a word on difficulty. `counts`: it is in the profile.

    `daily` is its result, if it was the official try of a daily challenge. */
export interface AfterwardsData {
  counts: boolean;
  achievements: string[];
  streak: number;
  difficulty: DifficultyHint | null;
  daily: DailyResult | null;
}

/** The challenge of today. `state`: its official try has not begun, goes on, or is over. */
export interface DailyData {
  date: string;
  rules: string;
  seats: FactSeat[];
  state: "going" | "open" | "over";
  table: string;
  result: DailyResult | null;
  past: DailyResult[];
  days: number;
}

/** A puzzle in the list; its name is the sentence `puzzle-name-ID`. */
export interface PuzzleData {
  id: string;
  monsters: string[];
  solved: boolean;
}

/** All puzzles, the easiest first. */
export interface PuzzleList {
  puzzles: PuzzleData[];
}

/** How far a table is with its puzzle. `none`: it has none. `next`: the next one to solve, empty if all are solved.

    The solution is sent once the puzzle is solved or failed. */
export interface PuzzleState {
  state: "failed" | "going" | "none" | "solved";
  id: string;
  next: string;
  solution: Phrase[];
}

/** How long people may think, in seconds: for each decision, or from a bank that grows with each decision.

    All zero: there is no clock. */
export interface ClockData {
  decision: number;
  bank: number;
  increment: number;
}

/** The time that the seat which is asked still has when this is sent; `banks` are those of all seats, by seat. */
export interface TimeLeft {
  seat: number;
  milliseconds: number;
  banks: number[];
}

/** A seat as the host wants it: open for a guest, for a person at the host's screen, or for a computer player. */
export interface WantedSeat {
  player: Sitter;
  monster: string;
  name: string;
}

/** A request for an online table. The first seat for a person is the host's own. */
export interface NewRoom {
  rules: string;
  seats: WantedSeat[];
  public: boolean;
  clock: ClockData | null;
}

/** A room was made or joined. Whoever has the token has the seat, from any device. */
export interface RoomMade {
  room: string;
  code: string;
  token: string;
}

/** Take an open seat. */
export interface Join {
  monster: string;
  name: string;
}

/** A change of one's own seat; what is not given stays. */
export interface SeatChange {
  seat: number;
  monster: string | null;
  name: string | null;
  ready: boolean | null;
  words: string | null;
}

/** The host's change of the room: all seats as they should be. A guest whose seat is not `open` here is removed.

    A seat that is `open` keeps its guest. There may be more or fewer seats than before; the last ones are dropped. */
export interface Arrangement {
  seats: WantedSeat[];
  rules: string;
  public: boolean;
  clock: ClockData | null;
}

/** The host removes the guest of this seat, which is open then. */
export interface Removal {
  seat: number;
}

/** A line of chat, or a reaction of one's monster. */
export interface SayLine {
  text: string;
  reaction: Reaction | null;
}

/** A seat of a room. `mine`: whoever looks holds it. `present`: its person is connected. */
export interface RoomSeat {
  monster: string;
  player: Sitter;
  name: string;
  taken: boolean;
  ready: boolean;
  mine: boolean;
  present: boolean;
  host: boolean;
  stand_in: boolean;
  wants_end: boolean;
}

/** A line of chat or a reaction; `number` grows by one. `seat` is the room's seat; null for spectators. */
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  reaction: Reaction | null;
}

/** A room as one person or a spectator sees it. Its table, once the game has started, has the same id. */
export interface RoomData {
  type: "room";
  id: string;
  code: string;
  rules: string;
  seats: RoomSeat[];
  public: boolean;
  clock: ClockData;
  commitment: string;
  hosting: boolean;
  started: boolean;
  over: boolean;
  ended: boolean;
  spectators: number;
  next: string;
  chat: ChatLine[];
}

/** A new line of chat, or a reaction. */
export interface Said {
  type: "said";
  line: ChatLine;
}

/** A public room that has not started, or whose game can be watched. */
export interface ListedRoom {
  id: string;
  code: string;
  rules: string;
  players: Sitter[];
  open: number;
  started: boolean;
}

export interface RoomList {
  rooms: ListedRoom[];
}

/** Where others reach this server: addresses on the local network; none while it serves this machine only. */
export interface NetworkData {
  addresses: string[];
  can_open: boolean;
}

/** Open this server to the local network, or close it again. */
export interface OpenNetwork {
  open: boolean;
}

/** Whether one wants to end the game, without a winner. */
export interface Vote {
  end: boolean;
}

/** The text of a QR code: a link to a room. */
export interface QrText {
  text: string;
}

/** The squares of a QR code, row by row: `1` is dark. */
export interface QrCode {
  rows: string[];
}
