import { type IDBPDatabase, openDB } from 'idb';
import type { NewOutboxEntry, OutboxEntry } from './entry.ts';

const table = 'entries';
const byUser = 'user';

/** The place of the first entry that is not stored: after all places that IndexedDB assigns. */
const firstUnstored = 1e12;

/** Stores entries in IndexedDB. An entry that a full phone cannot store lives as long as the page. */
export function openOutboxStore() {
  const unstored = new Map<number, OutboxEntry>();
  let lastUnstored = firstUnstored;
  const { database, close } = createConnection();

  async function write(entries: readonly NewOutboxEntry[]): Promise<void> {
    const { store, done } = (await database()).transaction(table, 'readwrite');
    await Promise.all([...entries.map((entry) => store.add(entry)), done]);
  }

  return {
    /** Adds all of them in this order. */
    add: (entries: readonly NewOutboxEntry[]): Promise<void> =>
      write(entries).catch(() => {
        for (const entry of entries) {
          lastUnstored += 1;
          unstored.set(lastUnstored, { ...entry, order: lastUnstored });
        }
      }),
    /** Entries in the order in which they were written. */
    async all(userId: string): Promise<OutboxEntry[]> {
      const others = [...unstored.values()].filter((entry) => entry.userId === userId);
      try {
        return [...(await (await database()).getAllFromIndex(table, byUser, userId)), ...others];
      } catch (error) {
        if (others.length === 0) throw error;
        return others;
      }
    },
    /** Updates an existing entry. One that was sent or deleted meanwhile does not come back. */
    async change(order: number, change: Partial<OutboxEntry>): Promise<void> {
      const other = unstored.get(order);
      if (other) return void unstored.set(order, { ...other, ...change });
      const { store, done } = (await database()).transaction(table, 'readwrite');
      const entry = await store.get(order);
      if (entry) await store.put({ ...entry, ...change });
      await done;
    },
    async remove(order: number): Promise<void> {
      if (!unstored.delete(order)) await (await database()).delete(table, order);
    },
    close,
  };
}

export type OutboxStore = ReturnType<typeof openOutboxStore>;

/** Opens the database when it is used, and again after the browser has closed it. */
function createConnection() {
  let opened: Promise<IDBPDatabase> | undefined;
  const gone = () => {
    opened = undefined;
  };
  const close = () => {
    opened?.then((database) => database.close(), gone);
    opened = undefined;
  };
  const database = () => {
    opened ??= openDB('besesaka-outbox', 1, {
      upgrade: (created) => {
        created.createObjectStore(table, { keyPath: 'order', autoIncrement: true }).createIndex(byUser, 'userId');
      },
      blocking: close,
      terminated: gone,
    });
    opened.catch(gone);
    return opened;
  };
  return { database, close };
}
