import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEndedSessions } from '#accounts/sessions/ended-sessions.ts';
import { pruneSessions } from '#accounts/sessions/prune-sessions.ts';
import { foldViews, pruneViews } from '#catalog/product/fold-views.ts';
import { chatPicture } from '#chat/uploads.ts';
import { pruneNotifications } from '#notifications/prune-notifications.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { pruneEvents } from '#platform/events/prune-events.ts';
import { removeFiles, removeFilesAfterBackups } from '#platform/file-removal/remove-files.ts';
import type { Files } from '#platform/files/files.ts';
import { pruneKeys } from '#platform/idempotency/prune-keys.ts';
import { sweepUploads } from '#platform/uploads/sweep-uploads.ts';
import { promised, size } from '#world/depth.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { recordStatements } from './record-statements.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;

const dueRows = size(60_000, 1_000_000);
const fewer = 40_000;
/** Makes this many rows of every table due: a few batches. */
const due = 2_500;
const batchMs = promised(2_000);

beforeAll(async () => {
  market = await startTestMarketplace();
  const { world, db } = market;
  const user = await world.createUser();
  const { id: product } = await world.createProduct();
  const now = sql`${market.clock.now().toISOString()}::timestamptz`;
  const age = (days: number) =>
    sql`${now} - case when n <= ${due} then interval '1 day' * ${days} else interval '0' end`;
  const rows = (count: number) => sql`from generate_series(1, ${count}::int) as n`;
  const fills = [
    sql`insert into events (user_id, seq, type, payload, created_at) select ${user.id}, n, 'x', '{}', ${age(31)} ${rows(dueRows)}`,
    sql`insert into idempotency_keys (user_id, key, request_hash, answer, created_at) select gen_random_uuid(), 'key-' || n, 'hash', '{}', ${age(8)} ${rows(fewer)}`,
    sql`insert into sessions (id, user_id, device, refresh_hash, rotated_at, created_at, expires_at, ended_at)
      select gen_random_uuid(), ${user.id}, 'x', 'hash-' || n, ${now}, ${now}, ${age(31)} + interval '1 hour',
        case when n % 2 = 0 then ${age(31)} + interval '1 minute' end ${rows(fewer)}`,
    sql`insert into notifications (id, user_id, kind, source, title, text, link, subject, read_at, created_at)
      select gen_random_uuid(), ${user.id}, 'order', 'buyer', '', '', '', 's' || n, ${now}, ${age(91)} ${rows(fewer)}`,
    sql`insert into product_views (product_id, day, visitor)
      select ${product}, (${age(3)})::date, 'v' || n ${rows(fewer)}`,
    sql`insert into uploads (id, owner_id, key, width, height, color, used_at, created_at) select gen_random_uuid(), ${user.id}, 'uploads/' || n || '.webp', 1, 1, '#000000',
      case when n > ${due} then ${now} end, ${now} - interval '2 days' ${rows(fewer)}`,
  ];
  for (const fill of fills)
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(fill);
    });
  await db.execute(sql`analyze`);
}, 180_000);
afterAll(() => market.close());

const counted = async (table: string) => {
  const [row] = await rowsOf<{ rows: number }>(
    market.db,
    sql`select count(*)::int as rows from ${sql.identifier(table)}`,
  );
  return row?.rows;
};

/** The statements of the work about this table, with their plans and times. */
async function watched(table: string, work: () => Promise<unknown>) {
  const recorded = recordStatements(market.db);
  await work();
  const statements = recorded.take().filter(({ text }) => text.includes(table));
  recorded.stop();
  const plans = [...new Map(statements.map((one) => [one.text, one])).values()].map(({ text, values }) =>
    market.db.$client.query(`explain ${text}`, values),
  );
  return {
    plans: JSON.stringify((await Promise.all(plans)).map(({ rows }) => rows)),
    slowest: Math.max(...recorded.times()),
  };
}

test.each([
  ['events', 'events_created_idx', dueRows - due, () => pruneEvents({ ctx: market.context() })],
  ['idempotency_keys', 'idempotency_keys_created_idx', fewer - due, () => pruneKeys({ ctx: market.context() })],
  ['sessions', 'sessions_over_idx', fewer - due, () => pruneSessions({ ctx: market.context() })],
  ['product_views', 'product_views_day_idx', fewer - due, () => pruneViews({ ctx: market.context() })],
  [
    'uploads',
    'uploads_unused_idx',
    fewer - due,
    () => sweepUploads({ ctx: market.context(), purposes: [chatPicture] }),
  ],
  ['notifications', 'notifications_created_idx', fewer - due, () => pruneNotifications({ ctx: market.context() })],
] as const)('%s that are due are found by %s and go in batches', async (table, index, left, work) => {
  const { plans, slowest } = await watched(table, work);
  expect(plans).toContain(index);
  expect(plans).not.toContain(`Seq Scan on ${table}`);
  expect(slowest).toBeLessThan(batchMs);
  expect(await counted(table)).toBe(left);
});

test('sessions that ended recently are found by an index', async () => {
  const { plans } = await watched('sessions', async () => {
    const ended = createEndedSessions(market);
    await ended.start();
    await ended.close();
  });
  expect(plans).toContain('sessions_ended_idx');
});

test('new views are found by an index, however many exist', async () => {
  const { plans, slowest } = await watched('product_views', () => foldViews({ ctx: market.context() }));
  expect(plans).toContain('product_views_waiting_idx');
  expect(plans).not.toContain('Seq Scan on product_views');
  expect(slowest).toBeLessThan(batchMs);
});

test('a file stays for some hours after its last use, so that a backup contains it', async () => {
  const key = 'uploads/last-used.webp';
  await market.db.execute(
    sql`insert into file_removals (area, key, due_at) values ('private', ${key}, ${market.clock.now().toISOString()})`,
  );
  await market.files.put('private', key, { body: new Uint8Array([1]), contentType: 'image/webp' });
  market.clock.pass({ minutes: 300 });
  await removeFilesAfterBackups({ ctx: market.context() });
  expect(await market.files.has('private', key)).toBe(true);
  market.clock.pass({ minutes: 60 });
  await removeFilesAfterBackups({ ctx: market.context() });
  expect(await market.files.has('private', key)).toBe(false);
});

test('a file that cannot be deleted blocks no others and is tried again later', async () => {
  await market.db.execute(sql`insert into file_removals (area, key, due_at) values
    ('private', '../no key', ${market.clock.now().toISOString()}::timestamptz - interval '1 day'),
    ('private', 'uploads/stuck.webp', ${market.clock.now().toISOString()}), ('private', 'uploads/free.webp', ${market.clock.now().toISOString()})`);
  let refuses = true;
  const files: Files = {
    ...market.files,
    remove: async (area, key) => {
      if (refuses && key.includes('stuck')) throw new Error('the store is away');
      await market.files.remove(area, key);
    },
  };
  const left = async () =>
    (
      await rowsOf<{ key: string; tries: number }>(market.db, sql`select key, tries from file_removals order by key`)
    ).map(({ key, tries }) => [key, tries]);
  await removeFiles({ ctx: { ...market.context(), files } });
  expect(await left()).toEqual([
    ['../no key', 1],
    ['uploads/stuck.webp', 1],
  ]);
  refuses = false;
  await removeFiles({ ctx: { ...market.context(), files } });
  expect(await left()).toHaveLength(2);
  market.clock.pass({ minutes: 11 });
  await removeFiles({ ctx: { ...market.context(), files } });
  expect(await left()).toEqual([['../no key', 2]]);
});
