/**
 * Tables, choices and saves in IndexedDB. Each request of the backend (`kingoftokyo.browser.database`) is one transaction;
 * it is answered when the browser has written it to the disk.
 */
const NAME = "kingoftokyo.games";
const VERSION = 2; // 1 had no notes, and no `listed`
const DURABLE: IDBTransactionOptions = { durability: "strict" };
const NO_ROOM = new Set(["QuotaExceededError", "NS_ERROR_FILE_NO_DEVICE_SPACE"]);

interface StoredGame {
  made?: number; // given by the database: newer tables have larger numbers
  id: string;
  base: string;
  over: boolean;
  practice: boolean;
}

/** What a list of games shows of one. It is not part of its game, which can be large, since it changes with every choice. */
interface Listed {
  id: string;
  name: string;
  monsters: string[];
  turn: number;
  played: string; // the local date and time
}

interface Row {
  place: number;
  [field: string]: unknown;
}

interface StoredSave {
  name: string;
  text: string;
  saved: number; // when, in seconds
}

interface StoredNote {
  made?: number; // given by the database
  kind: string;
  key: string;
  value: string;
}

type Request =
  | ({ do: "begin" } & StoredGame & Omit<Listed, "name">)
  | { do: "append"; game: string; row: Row; over: boolean; turn: number; played: string }
  | { do: "base" | "rows" | "delete"; game: string }
  | { do: "rename"; game: string; name: string }
  | { do: "fill-in"; game: string; monsters: string[]; turn: number; played: string }
  | { do: "set-aside"; game: string; place: number }
  | { do: "games" | "saves" | "finished" }
  | { do: "notes"; kind: string }
  | { do: "put-notes"; kind: string; notes: { key: string; value: string }[] }
  | { do: "put-saves"; saves: StoredSave[] }
  | { do: "delete-save"; name: string };

export function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, VERSION);
  opening.onupgradeneeded = ({ oldVersion }) => {
    if (oldVersion < 1) addTables(opening.result);
    if (oldVersion < 2) addNotes(opening.result);
    if (oldVersion < 2) opening.result.createObjectStore("listed", { keyPath: "id" });
  };
  return answerOf<IDBDatabase>(opening).then((database) => {
    database.onversionchange = () => database.close(); // a newer page may add to it; this one asks to be reloaded
    return database;
  });
}

function addTables(database: IDBDatabase): void {
  const games = database.createObjectStore("games", { keyPath: "made", autoIncrement: true });
  games.createIndex("id", "id", { unique: true });
  database.createObjectStore("choices", { keyPath: ["game", "place"] });
  database.createObjectStore("set_aside", { autoIncrement: true });
  database.createObjectStore("saves", { keyPath: "name" });
}

function addNotes(database: IDBDatabase): void {
  const notes = database.createObjectStore("notes", { keyPath: "made", autoIncrement: true });
  notes.createIndex("key", ["kind", "key"], { unique: true });
  notes.createIndex("kind", "kind");
}

/** The function that carries out the backend's requests. */
export function scriptOf(database: IDBDatabase): (request: string) => Promise<string> {
  return async (text) => {
    try {
      const answer = await carriedOut(database, JSON.parse(text) as Request);
      return JSON.stringify({ answer: answer ?? null });
    } catch (error) {
      const { name, message } = error instanceof DOMException ? error : { name: "Error", message: String(error) };
      const kind = name === "ConstraintError" ? "taken" : NO_ROOM.has(name) ? "full" : "other";
      return JSON.stringify({ error: kind, details: `${name}: ${message}` });
    }
  };
}

function carriedOut(database: IDBDatabase, request: Request): Promise<unknown> {
  switch (request.do) {
    case "begin": {
      const { id, base, over, practice, monsters, turn, played } = request;
      return written(database, ["games", "listed"], (store) => {
        store("games").add({ id, base, over, practice } satisfies StoredGame);
        store("listed").put({ id, name: "", monsters, turn, played } satisfies Listed);
      });
    }
    case "append": {
      const { game: id, turn, played } = request;
      return written(database, request.over ? ["choices", "listed", "games"] : ["choices", "listed"], (store) => {
        store("choices").add({ game: id, ...request.row });
        relist(store("listed"), id, () => ({ turn, played }));
        if (request.over) change(store("games").index("id"), id, (game) => ({ ...game, over: true }));
      });
    }
    case "rename":
      return written(database, ["listed"], (store) => relist(store("listed"), request.game, () => ({ name: request.name })));
    case "fill-in": {
      const { game: id, monsters, turn, played } = request;
      return written(database, ["listed"], (store) =>
        relist(store("listed"), id, (there) => (there.played === "" ? { monsters, turn, played } : { monsters })),
      );
    }
    case "delete":
      return written(database, ["games", "choices", "set_aside", "listed"], (store) => {
        store("games").index("id").getKey(request.game).onsuccess = ({ target }) => {
          const key = (target as IDBRequest<IDBValidKey | undefined>).result;
          if (key !== undefined) store("games").delete(key);
        };
        store("choices").delete(rowsOf(request.game, 0));
        store("set_aside").openCursor().onsuccess = ({ target }) => {
          const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
          if ((cursor?.value as { game: string } | undefined)?.game === request.game) cursor?.delete();
          cursor?.continue();
        };
        store("listed").delete(request.game);
      });
    case "base":
      return answerOf<StoredGame | undefined>(database.transaction("games").objectStore("games").index("id").get(request.game)).then(
        (game) => game?.base ?? null,
      );
    case "rows":
      return answerOf<Row[]>(database.transaction("choices").objectStore("choices").getAll(rowsOf(request.game, 0)));
    case "set-aside":
      return written(database, ["choices", "set_aside"], (store) => {
        store("choices").openCursor(rowsOf(request.game, request.place)).onsuccess = ({ target }) => {
          const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
          if (!cursor) return;
          store("set_aside").add(cursor.value);
          cursor.delete();
          cursor.continue();
        };
      });
    case "games":
      return listedGames(database);
    case "saves":
      return answerOf<StoredSave[]>(database.transaction("saves").objectStore("saves").getAll());
    case "finished":
      return finished(database);
    case "notes":
      return answerOf<StoredNote[]>(database.transaction("notes").objectStore("notes").index("kind").getAll(request.kind)).then((notes) =>
        notes.map(({ key, value }) => ({ key, value })),
      );
    case "put-notes":
      return written(database, ["notes"], (store) => {
        for (const { key, value } of request.notes) put(store("notes"), { kind: request.kind, key, value });
      });
    case "put-saves":
      return written(database, ["saves"], (store) => {
        for (const save of request.saves) store("saves").put(save);
      });
    case "delete-save":
      return written(database, ["saves"], (store) => void store("saves").delete(request.name));
  }
}

/** The finished games that are not practice and were played here: a record to look at has no choices. */
async function finished(database: IDBDatabase): Promise<string[]> {
  const games = await answerOf<StoredGame[]>(database.transaction("games").objectStore("games").getAll());
  const ids = games.filter(({ over, practice }) => over && !practice).map(({ id }) => id);
  const choices = database.transaction("choices").objectStore("choices");
  const first = await Promise.all(ids.map((id) => answerOf<IDBValidKey | undefined>(choices.getKey(rowsOf(id, 0)))));
  return ids.filter((_, place) => first[place] !== undefined);
}

/** Writes a note; one with the same kind and key is replaced, and keeps its place. */
function put(notes: IDBObjectStore, note: StoredNote): void {
  notes.index("key").getKey([note.kind, note.key]).onsuccess = ({ target }) => {
    const made = (target as IDBRequest<number | undefined>).result;
    notes.put(made === undefined ? note : { ...note, made });
  };
}

/** All tables, the newest first, with what is listed of them. */
async function listedGames(database: IDBDatabase): Promise<unknown[]> {
  const transaction = database.transaction(["games", "listed"]);
  const [games, listed] = await Promise.all([
    answerOf<StoredGame[]>(transaction.objectStore("games").getAll()),
    answerOf<Listed[]>(transaction.objectStore("listed").getAll()),
  ]);
  const byId = new Map(listed.map((one) => [one.id, one]));
  return games.reverse().map(({ id, over, practice }) => ({ id, over, practice, ...byId.get(id) }));
}

/** Changes what is listed of a table; one of version 1 has nothing there yet. */
function relist(store: IDBObjectStore, id: string, changes: (there: Listed) => Partial<Listed>): void {
  store.get(id).onsuccess = ({ target }) => {
    const there = (target as IDBRequest<Listed | undefined>).result ?? { id, name: "", monsters: [], turn: 0, played: "" };
    store.put({ ...there, ...changes(there) } satisfies Listed);
  };
}

function rowsOf(game: string, place: number): IDBKeyRange {
  return IDBKeyRange.bound([game, place], [game, Infinity]);
}

function change(index: IDBIndex, id: string, changed: (game: StoredGame) => StoredGame): void {
  index.openCursor(id).onsuccess = ({ target }) => {
    const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
    cursor?.update(changed(cursor.value as StoredGame));
  };
}

/** A transaction that writes; resolved when it is durable, rejected when nothing of it was written. */
function written(database: IDBDatabase, stores: string[], act: (store: (name: string) => IDBObjectStore) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(stores, "readwrite", DURABLE);
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("the transaction was given up"));
    act((name) => transaction.objectStore(name));
  });
}

function answerOf<Answer>(request: IDBRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as Answer);
    request.onerror = () => reject(request.error ?? new Error("the browser stores nothing"));
  });
}
