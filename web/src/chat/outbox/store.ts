import type { NewOutboxEntry, OutboxEntry } from './entry.ts';

export interface OutboxStore {
  add(entry: NewOutboxEntry): Promise<OutboxEntry>;
  /** Entries in the order in which they were written. */
  all(personId: string): Promise<OutboxEntry[]>;
  /** Updates an existing entry. One that was sent or deleted meanwhile does not come back. */
  change(entry: OutboxEntry): Promise<void>;
  remove(order: number): Promise<void>;
  close(): void;
}

const databaseName = 'besesaka-outbox';
const table = 'entries';
const byPerson = 'person';

/** Stores entries in IndexedDB. While that is unavailable, they are held in memory. */
export function openOutboxStore(factory: IDBFactory | undefined): OutboxStore {
  const { within, placeOf, memory, close } = createStorage(factory);
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
          const order = placeOf(entry.order);
          if ((await answered(entries.count(order))) > 0) await answered(entries.put({ ...entry, order }));
        },
        () => memory.change(entry),
      ),
    remove: (order) =>
      within(
        (entries) => answered(entries.delete(placeOf(order))),
        () => memory.remove(order),
      ),
    close,
  };
}

/** Opens IndexedDB, retrying until it works, with a store in memory as the fallback. */
function createStorage(factory: IDBFactory | undefined) {
  let opened: Promise<IDBDatabase> | undefined;
  const memory = createMemoryStore();
  /** The new positions of entries that were in memory first, by their positions there. */
  const moved = new Map<number, number>();

  const database = () => {
    opened ??= openDatabase(factory, () => {
      opened = undefined;
    }).then(async (connection) => {
      await moveIn(connection);
      return connection;
    });
    return opened;
  };

  /** Moves entries that were written while IndexedDB was unavailable into it. */
  async function moveIn(connection: IDBDatabase): Promise<void> {
    await inside(connection, async (entries) => {
      for (const { order, ...entry } of memory.list()) moved.set(order, Number(await answered(entries.add(entry))));
    });
    memory.clear();
  }

  return {
    memory,
    placeOf: (order: number) => moved.get(order) ?? order,
    async within<T>(run: (entries: IDBObjectStore) => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
      let connection: IDBDatabase;
      try {
        connection = await database();
      } catch {
        opened = undefined;
        return otherwise();
      }
      return inside(connection, run);
    },
    close() {
      opened?.then((connection) => connection.close()).catch(() => {});
      opened = undefined;
    },
  };
}

function openDatabase(factory: IDBFactory | undefined, onGone: () => void): Promise<IDBDatabase> {
  if (!factory) return Promise.reject(new Error('IndexedDB is not available'));
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

async function inside<T>(connection: IDBDatabase, run: (entries: IDBObjectStore) => Promise<T>): Promise<T> {
  const transaction = connection.transaction(table, 'readwrite');
  const finished = completed(transaction);
  const [result] = await Promise.all([run(transaction.objectStore(table)), finished]);
  return result;
}

/** Positions in memory start after all positions that IndexedDB assigns. */
const firstMemoryOrder = 1e12;

function createMemoryStore(): OutboxStore & { list(): OutboxEntry[]; clear(): void } {
  const entries = new Map<number, OutboxEntry>();
  let last = firstMemoryOrder;
  return {
    list: () => [...entries.values()],
    clear: () => entries.clear(),
    async add(entry) {
      last += 1;
      const stored = { ...entry, order: last };
      entries.set(last, stored);
      return stored;
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

/** Only a completed transaction is durable. */
function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was aborted'));
  });
}
