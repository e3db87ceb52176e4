import { type IDBPDatabase, openDB } from 'idb';
import type { NewOutboxEntry, OutboxEntry } from './entry.ts';

const table = 'entries';
const byPerson = 'person';

/** Stores entries in IndexedDB. Each function rejects if the browser cannot store. */
export function openOutboxStore() {
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
        created.createObjectStore(table, { keyPath: 'order', autoIncrement: true }).createIndex(byPerson, 'personId');
      },
      blocking: close,
      terminated: gone,
    });
    opened.catch(gone);
    return opened;
  };

  return {
    /** Stores all of them in this order, or none. */
    async add(entries: readonly NewOutboxEntry[]): Promise<void> {
      const { store, done } = (await database()).transaction(table, 'readwrite');
      await Promise.all([...entries.map((entry) => store.add(entry)), done]);
    },
    /** Entries in the order in which they were written. */
    async all(personId: string): Promise<OutboxEntry[]> {
      return (await database()).getAllFromIndex(table, byPerson, personId);
    },
    /** Updates an existing entry. One that was sent or deleted meanwhile does not come back. */
    async change(order: number, change: Partial<OutboxEntry>): Promise<void> {
      const { store, done } = (await database()).transaction(table, 'readwrite');
      const entry = await store.get(order);
      if (entry) await store.put({ ...entry, ...change });
      await done;
    },
    async remove(order: number): Promise<void> {
      await (await database()).delete(table, order);
    },
    close,
  };
}

export type OutboxStore = ReturnType<typeof openOutboxStore>;
