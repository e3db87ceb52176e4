import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#accounts/tables.ts';
import { withConnection } from '#platform/db/connection.ts';
import { isConnectionLost } from '#platform/db/connection-lost.ts';
import { closeDatabase, createDatabase } from '#platform/db/create-database.ts';
import type { Database } from '#platform/db/database.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { sqlState } from '#platform/db/sql-state.ts';
import { startTestDatabase, type TestDatabase } from '#world/database.ts';

let market: TestDatabase;
beforeAll(async () => {
  market = await startTestDatabase({ poolSize: 2 });
});
afterAll(() => market.close());

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

async function backendOf(db: Database): Promise<number> {
  const [row] = await rowsOf<{ pid: number }>(db, sql`select pg_backend_pid() as pid`);
  return row?.pid ?? 0;
}

async function echo(db: Database, text: string): Promise<string | undefined> {
  const [row] = await rowsOf<{ text: string }>(db, sql`select ${text}::text as text`);
  return row?.text;
}

/** Every question gets its own answer, also where they share a connection. */
async function expectOwnAnswers(): Promise<void> {
  const questions = Array.from({ length: 100 }, (_, n) => `question ${n}`);
  expect(await Promise.all(questions.map((text) => echo(market.db, text)))).toEqual(questions);
  await market.db.transaction(async (tx) => {
    expect(await Promise.all(questions.map((text) => echo(tx, text)))).toEqual(questions);
  });
}

const kill = (pid: number) =>
  withConnection(market.url, (admin) => admin.query('select pg_terminate_backend($1, 5000)', [pid]));

test('a backend that dies during a statement fails only its transaction', async () => {
  for (let round = 0; round < 10; round += 1) {
    const pending = market.db.transaction(async (tx) => {
      await echo(tx, 'before');
      const others = Array.from({ length: 5 }, (_, n) => echo(tx, `beside ${n}`));
      await Promise.all([tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`), ...others]);
    });
    expect(sqlState(await errorOf(pending))).toBe('57P01');
    await expectOwnAnswers();
  }
});

test('a backend that dies between two statements fails only its transaction', async () => {
  for (let round = 0; round < 3; round += 1) {
    const pending = market.db.transaction(async (tx) => {
      await kill(await backendOf(tx));
      await echo(tx, 'after');
    });
    expect(isConnectionLost(await errorOf(pending))).toBe(true);
    await expectOwnAnswers();
  }
});

test('a backend that dies before the commit makes the commit fail', async () => {
  const pending = market.db.transaction(async (tx) => kill(await backendOf(tx)));
  expect(isConnectionLost(await errorOf(pending))).toBe(true);
  await expectOwnAnswers();
});

test('a failed transaction reports its cause, even if its connection is lost too', async () => {
  const pending = market.db.transaction(async (tx) => {
    await kill(await backendOf(tx));
    throw new Error('out of stock');
  });
  await expect(pending).rejects.toThrow('out of stock');
});

test('idle connections may die without harm', async () => {
  for (let round = 0; round < 5; round += 1) {
    const pids = await Promise.all([1, 2].map(() => market.db.transaction(backendOf)));
    await Promise.all(pids.map(kill));
    await expectOwnAnswers();
  }
  expect(market.db.$client.totalCount).toBeLessThanOrEqual(2);
});

test('a transaction that cannot begin releases its connection', async () => {
  for (let round = 0; round < 3; round += 1) {
    const pending = market.db.transaction(backendOf, { name: 'a name\0 that ends' });
    expect(await errorOf(pending)).not.toBeNull();
  }
  await expectOwnAnswers();
});

test('a running transaction shows its name in `pg_stat_activity`, and the connection forgets it afterwards', async () => {
  const nameOf = async (db: Database) =>
    (await rowsOf<{ name: string }>(db, sql`select current_setting('application_name') as name`))[0]?.name;
  expect(await market.db.transaction(nameOf, { name: "it's me" })).toBe("it's me");
  expect(await market.db.transaction(nameOf)).toBe('besesaka');
});

test('statements after the end of a failed transaction are refused and write nothing', async () => {
  const id = '00000000-0000-4000-8000-000000000001';
  let straggler: Promise<unknown> = Promise.resolve();
  const pending = market.db.transaction(async (tx) => {
    straggler = errorOf(
      echo(tx, 'first').then(() => tx.execute(sql`insert into event_heads (user_id, seq) values (${id}, 1)`)),
    );
    throw new Error('out of stock');
  });
  await expect(pending).rejects.toThrow('out of stock');
  expect(await straggler).toMatchObject({ cause: { message: 'The transaction is over' } });
  expect(await rowsOf(market.db, sql`select from event_heads where user_id = ${id}`)).toEqual([]);
});

const head = (n: number) => `00000000-0000-4000-8000-00000000010${n}`;
const writeHead = (db: Database, id: string) =>
  rowsOf(db, sql`insert into event_heads (user_id, seq) values (${id}, 1)`);
const headsOf = async (...ids: string[]) =>
  (await rowsOf(market.db, sql`select from event_heads where user_id in ${ids}`)).length;

test('statements after a commit are refused and write nothing', async () => {
  let late: Database = market.db;
  await market.db.transaction(async (tx) => {
    late = tx;
    await writeHead(tx, head(1));
  });
  expect(await headsOf(head(1))).toBe(1);
  expect(await errorOf(writeHead(late, head(2)))).toMatchObject({ cause: { message: 'The transaction is over' } });
  expect(await headsOf(head(2))).toBe(0);
  await expectOwnAnswers();
});

test('a transaction with a failed statement is rolled back, even if the error was ignored', async () => {
  const pending = market.db.transaction(async (tx) => {
    await writeHead(tx, head(4));
    await tx.execute(sql`select 1 / 0`).catch(() => {});
  });
  expect(await errorOf(pending)).toMatchObject({ message: 'The transaction was rolled back' });
  expect(await headsOf(head(4))).toBe(0);
});

test('a statement is prepared once per connection, inside and outside transactions', async () => {
  const { db, close } = await startTestDatabase({ poolSize: 1 });
  const find = (on: Database, email: string) => on.select().from(users).where(eq(users.email, email));
  for (let n = 0; n < 20; n += 1) {
    await find(db, `a${n}@example.com`);
    await db.transaction((tx) => find(tx, `b${n}@example.com`));
  }
  const prepared = await rowsOf<{ calls: number }>(
    db,
    sql`select (generic_plans + custom_plans)::int as calls from pg_prepared_statements
      where statement like ${'select%from "users"%'}`,
  );
  expect(prepared).toEqual([{ calls: 40 }]);
  await close();
});

test('timestamps and long numbers are read as text, and JSON as objects', async () => {
  const [row] = await rowsOf(
    market.db,
    sql`select '2026-11-20 10:00:00.123+00'::timestamptz as moment, '2026-11-20'::date as day, 9007199254740993 as long,
      12.50::numeric as exact, 7::int as short, 0.1::float8 as part, true as yes, '{"a":[1]}'::jsonb as document,
      array['x', 'y'] as words, array[1, 2] as numbers, null as nothing`,
  );
  expect(row).toEqual({
    moment: '2026-11-20 10:00:00.123+00',
    day: '2026-11-20',
    long: '9007199254740993',
    exact: '12.50',
    short: 7,
    part: 0.1,
    yes: true,
    document: { a: [1] },
    words: ['x', 'y'],
    numbers: [1, 2],
    nothing: null,
  });
});

test('hanging statements and transactions time out before their callers do', async () => {
  const db = createDatabase({ url: market.url, poolSize: 1 });
  const [row] = await rowsOf(
    db,
    sql`select current_setting('statement_timeout') as statement, current_setting('application_name') as name,
      current_setting('idle_in_transaction_session_timeout') as transaction`,
  );
  expect(row).toEqual({ statement: '6s', transaction: '1min', name: 'besesaka' });
  expect(db.$client.options.connectionTimeoutMillis).toBe(3_000);
  await closeDatabase(db);
});

test('closing waits for running work and leaves no connection', async () => {
  const other = await startTestDatabase({ poolSize: 2 });
  const pending = [1, 2, 3, 4].map((n) =>
    other.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_sleep(0.1)`);
      return echo(tx, `answer ${n}`);
    }),
  );
  const [answers] = await Promise.all([Promise.all(pending), closeDatabase(other.db)]);
  expect(answers).toEqual(['answer 1', 'answer 2', 'answer 3', 'answer 4']);
  const left = await withConnection(other.url, (admin) =>
    admin.query("select from pg_stat_activity where application_name = 'besesaka' and datname = current_database()"),
  );
  expect(left.rowCount).toBe(0);
});
