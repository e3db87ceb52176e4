import { type IDBPDatabase, openDB } from 'idb';

export interface SavedAnswer {
  /** The operation and its variables. */
  key: string;
  /** The user's id, or `visitor`. */
  owner: string;
  at: number;
  /** JSON as text: it is stored without a structured clone, and its size is known. */
  text: string;
}

const table = 'answers';
const bySize = 'at-and-size';
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;
const bounds = { full: { answers: 80, letters: 4_000_000 }, low: { answers: 30, letters: 1_000_000 } };
const longestAnswer = 400_000;

type Stored = SavedAnswer & { size: number };

/** The last responses that screens were made from, for use offline. Empty in browsers without storage. */
export function openAnswers(name = 'besesaka-answers') {
  let opened: Promise<IDBPDatabase> | undefined;

  async function within<T>(run: (database: IDBPDatabase) => Promise<T>): Promise<T | undefined> {
    opened ??= openDB(name, 1, {
      upgrade: (database) => {
        database.createObjectStore(table, { keyPath: 'key' }).createIndex(bySize, ['at', 'size']);
      },
      blocking: (_, __, { target }) => {
        if (target && 'close' in target && typeof target.close === 'function') target.close();
        opened = undefined;
      },
      terminated: () => {
        opened = undefined;
      },
    });
    try {
      return await run(await opened);
    } catch {
      opened = undefined;
      return undefined;
    }
  }

  return {
    async read(key: string, now: number): Promise<SavedAnswer | undefined> {
      const stored: Stored | undefined = await within((database) => database.get(table, key));
      return stored && stored.at > now - maxAgeMs ? stored : undefined;
    },
    async write(answers: readonly SavedAnswer[], isLowData: boolean, now: number): Promise<void> {
      await within(async (database) => {
        for (const answer of answers) {
          const size = answer.text.length;
          if (size <= longestAnswer) await database.put(table, { ...answer, size });
        }
        await trim(database, bounds[isLowData ? 'low' : 'full'], now);
      });
    },
    /** Deletes other users' answers. */
    async keepOnly(owner: string): Promise<void> {
      await within(async (database) => {
        const store = database.transaction(table, 'readwrite').store;
        for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue())
          if ((cursor.value as Stored).owner !== owner) await cursor.delete();
      });
    },
    async clear(): Promise<void> {
      await within((database) => database.clear(table));
    },
  };
}

/** Deletes the oldest answers beyond the bounds. */
async function trim(database: IDBPDatabase, { answers, letters }: (typeof bounds)['full'], now: number): Promise<void> {
  const store = database.transaction(table, 'readwrite').store;
  let count = 0;
  let sum = 0;
  for (let cursor = await store.index(bySize).openKeyCursor(null, 'prev'); cursor; cursor = await cursor.continue()) {
    const [time, size] = cursor.key as [number, number];
    count += 1;
    sum += size;
    if (count > answers || sum > letters || time < now - maxAgeMs) await store.delete(cursor.primaryKey);
  }
}

export type Answers = ReturnType<typeof openAnswers>;
