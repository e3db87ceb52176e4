import type { NewOutboxEntry, OutboxEntry } from './entry.ts';

export interface OutboxStore {
  add(entry: NewOutboxEntry): Promise<OutboxEntry>;
  /** In the order in which they were written. */
  all(personId: string): Promise<OutboxEntry[]>;
  /** Changes an entry that is still there; one that was sent or deleted meanwhile does not come back. */
  change(entry: OutboxEntry): Promise<void>;
  remove(order: number): Promise<void>;
  close(): void;
}

const databaseName = 'besesaka-outbox';
const table = 'entries';
const byPerson = 'person';

/** Kept by the browser over reloads; where it keeps nothing, for as long as the page lives. */
export function openOutboxStore(factory: IDBFactory | undefined): OutboxStore {
  let opened: Promise<IDBDatabase> | undefined;
  const memory = createMemoryStore();

  const database = () => {
    opened ??= openDatabase(factory, () => {
      opened = undefined;
    });
    return opened;
  };

  async function within<T>(run: (entries: IDBObjectStore) => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
    let connection: IDBDatabase;
    try {
      connection = await database();
    } catch {
      opened = undefined;
      return otherwise();
    }
    const transaction = connection.transaction(table, 'readwrite');
    const finished = completed(transaction);
    const [result] = await Promise.all([run(transaction.objectStore(table)), finished]);
    return result;
  }

  return {
    add: (entry) =>
      within(
        async (entries) => ({ ...entry, order: Number(await answered(entries.add(entry))) }),
        () => memory.add(entry),
      ),
    all: (personId) =>
      within<OutboxEntry[]>(
        (entries) => answered(entries.index(byPerson).getAll(personId)),
        () => memory.all(personId),
      ),
    change: (entry) =>
      within(
        async (entries) => {
          if ((await answered(entries.count(entry.order))) > 0) await answered(entries.put(entry));
        },
        () => memory.change(entry),
      ),
    remove: (order) =>
      within(
        (entries) => answered(entries.delete(order)),
        () => memory.remove(order),
      ),
    close: () => {
      opened?.then((connection) => connection.close()).catch(() => {});
      opened = undefined;
    },
  };
}

function openDatabase(factory: IDBFactory | undefined, onGone: () => void): Promise<IDBDatabase> {
  if (!factory) return Promise.reject(new Error('This browser keeps nothing'));
  const request = factory.open(databaseName, 1);
  request.onupgradeneeded = () => {
    const entries = request.result.createObjectStore(table, { keyPath: 'order', autoIncrement: true });
    entries.createIndex(byPerson, 'personId');
  };
  return answered(request).then((connection) => {
    connection.onclose = onGone;
    connection.onversionchange = () => {
      connection.close();
      onGone();
    };
    return connection;
  });
}

function createMemoryStore(): OutboxStore {
  const entries = new Map<number, OutboxEntry>();
  let last = 0;
  return {
    async add(entry) {
      last += 1;
      const kept = { ...entry, order: last };
      entries.set(last, kept);
      return kept;
    },
    all: async (personId) => [...entries.values()].filter((entry) => entry.personId === personId),
    async change(entry) {
      if (entries.has(entry.order)) entries.set(entry.order, entry);
    },
    async remove(order) {
      entries.delete(order);
    },
    close() {},
  };
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Only a transaction that has completed is kept. */
function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser kept nothing'));
  });
}
