import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres, { type Sql } from 'postgres';
import { abandonedWhenCut } from './cut-connection.ts';

/** What a verb may use: the database or a transaction on it. */
export type Database = Omit<PostgresJsDatabase, '_'>;

export type DatabasePool = PostgresJsDatabase & { $client: Sql };

/** Longer statements (large inserts) vary too much to be worth keeping. */
const preparedUpTo = 6_000;

export interface DatabaseOptions {
  url: string;
  poolSize?: number;
}

export function createDatabase({ url, poolSize = 10 }: DatabaseOptions): DatabasePool {
  const client = postgres(url, {
    max: poolSize,
    // A statement or a transaction that somebody forgot must not hold its locks and its connection for ever.
    connection: {
      application_name: 'besesaka',
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 60_000,
    },
    // Without this the driver waits for ever on a transaction that was given an undefined value.
    transform: { undefined: null },
    connect_timeout: 5,
    onnotice: () => {},
  });
  return drizzle(preparing(client));
}

export async function closeDatabase(db: DatabasePool): Promise<void> {
  await db.$client.end({ timeout: 5 });
}

/** Drizzle prepares named statements only; with this every statement is parsed and planned once per connection. */
function preparing<T extends Sql>(client: T): T {
  const unsafe = client.unsafe.bind(client);
  const begin = client.begin?.bind(client);
  const savepoint =
    'savepoint' in client && typeof client.savepoint === 'function' ? client.savepoint.bind(client) : null;
  return Object.assign(client, {
    unsafe: (text: string, values: Parameters<Sql['unsafe']>[1] = [], options = {}) =>
      unsafe(text, values, { ...options, prepare: values.length > 0 && text.length < preparedUpTo }),
    ...(begin && {
      begin: (run: (inner: Sql) => unknown) =>
        abandonedWhenCut<Sql>((within) => begin((inner) => within(preparing(inner as unknown as Sql))), run),
    }),
    ...(savepoint && { savepoint: (run: (inner: Sql) => unknown) => savepoint((inner: Sql) => run(preparing(inner))) }),
  });
}
