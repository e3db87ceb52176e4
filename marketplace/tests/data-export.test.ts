import { dataExportLimits, dataExportTexts as texts } from '@besesaka/schema/accounts/data-export.ts';
import { eq, getTableName, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gatherData } from '#accounts/data-export/gather-data.ts';
import { pruneDataExports } from '#accounts/data-export/prune-data-exports.ts';
import { tablesWithoutOwner } from '#accounts/data-export/rows-of-user.ts';
import { signAccessToken } from '#accounts/sessions/access-token.ts';
import { dataExports } from '#accounts/tables.ts';
import { dataOfModules } from '#data.ts';
import { contactMessages } from '#help/tables.ts';
import { auditLog } from '#platform/audit/tables.ts';
import { newId } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { removeFiles } from '#platform/file-removal/remove-files.ts';
import { fileRemovals } from '#platform/file-removal/tables.ts';
import { queueNames } from '#server.ts';
import { type AccessScene, thingNames } from '#world/access-parts.ts';
import { createAccessScene } from '#world/access-scene.ts';
import { browserOf } from '#world/browser-of.ts';
import type { Client } from '#world/client.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { unzip } from '#world/unzip.ts';
import { mailsTo } from './mailed-link.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let scene: AccessScene;
beforeAll(async () => {
  market = await startTestMarketplace();
  await market.marketplace.jobs.start();
  scene = createAccessScene(market);
  for (const name of thingNames) await scene.thing(name);
});
afterAll(() => market.close());

const tables = Object.values(dataOfModules).flat();
const readers = (columns: Readonly<Record<string, string>>) =>
  Object.entries(columns).map(([key, one]) => [key, one.split('; ')[0]] as const);

const isPersonal = (columns: Readonly<Record<string, string>>) =>
  readers(columns).some(([, reader]) => reader === 'owner' || reader === 'both');

/** Asks, lets the job run, and opens what is fetched. */
async function fetchData(browser: Client) {
  const requested = await browser.post('/api/data-export');
  expect(requested.status, JSON.stringify(requested.body)).toBe(201);
  const exportId = String(requested.body.id);
  // Only the queue runs it. A second run from here would write the same parts.
  const state = async () => (await browser.get('/api/data-export')).body.data_export?.state;
  await expect.poll(state, { timeout: 15_000 }).toBe('ready');
  const path = `/api/data-exports/${exportId}/archive`;
  return { path, exportId, files: unzip(await download(browser, path)) };
}

async function download(browser: Client, path: string): Promise<Buffer> {
  // The browser of tests reads texts; this is none.
  const { headers, bytes } = await browser.bytes(path);
  expect(headers.get('content-type')).toBe('application/zip');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-length')).toBe(String(bytes.length));
  return bytes;
}

const rowsIn = (files: Map<string, Buffer>, table: string): Record<string, unknown>[] =>
  JSON.parse(files.get(`${table}.json`)?.toString() ?? '[]');

/** Keys of all parts that anybody wrote of it and that are not removed yet. */
const partsOf = async (exportId: string) =>
  (
    await market.db
      .select({ key: fileRemovals.key })
      .from(fileRemovals)
      .where(like(fileRemovals.key, `%${exportId}%`))
  ).map(({ key }) => key);

/** Files that delay each write until this many are waiting, so that no late worker finds the export done. */
function allPutTogether(many: number): Ctx['files'] {
  let arrive = () => {};
  const allAreThere = new Promise<void>((done) => {
    let missing = many;
    arrive = () => {
      missing -= 1;
      if (missing === 0) done();
    };
  });
  const put: Ctx['files']['put'] = async (...part) => {
    arrive();
    await allAreThere;
    return market.files.put(...part);
  };
  return { ...market.files, put };
}

test('three workers that build an export at once produce one complete archive and one notification', async () => {
  const user = await market.world.createUser({ fullName: 'Efua Twice' });
  const browser = await browserOf(market, user);
  const exportId = newId();
  await market.db.insert(dataExports).values({ id: exportId, userId: user.id, askedAt: market.clock.now() });
  const files = allPutTogether(3);
  await Promise.all([1, 2, 3].map(() => gatherData({ ctx: { ...market.context(), files }, input: { exportId } })));
  const written = await partsOf(exportId);
  expect(new Set(written.map((key) => key.split('/').at(-2))).size).toBe(3);
  // Nothing is left of the refused ones, and the results are complete.
  await removeFiles({ ctx: market.context() });
  expect(await partsOf(exportId)).toHaveLength(1);
  const archive = unzip(await download(browser, `/api/data-exports/${exportId}/archive`));
  expect(rowsIn(archive, 'users')).toMatchObject([{ full_name: 'Efua Twice' }]);
  await expect.poll(() => mailsTo(market, user.email).length, { timeout: 15_000 }).toBe(1);
  await gatherData({ ctx: market.context(), input: { exportId } });
  expect(await partsOf(exportId)).toHaveLength(1);
});

test('every table with personal data declares the owner of its rows', () => {
  expect(tablesWithoutOwner(tables)).toEqual([]);
});

test('every job exists that a table names for deleting its rows', () => {
  const jobs = tables.flatMap(({ rows }) => ('prunedBy' in rows ? [rows.prunedBy] : []));
  expect(queueNames()).toEqual(expect.arrayContaining(jobs));
  expect(jobs.length).toBeGreaterThan(10);
});

test.each(['buyer', 'seller'] as const)('the archive of the %s has all that the database has of them', async (who) => {
  const { id } = await scene.user(who);
  const kept: { name: string; row: Record<string, unknown> }[] = [];
  for (const { table, columns } of tables) {
    const name = getTableName(table);
    if (name === 'data_exports' || !isPersonal(columns)) continue;
    const rows = await rowsOf<{ row: Record<string, unknown> }>(
      market.db,
      sql`select to_jsonb(t) as row from ${table} as t where ${id} in (select value from jsonb_each_text(to_jsonb(t)))`,
    );
    kept.push(...rows.map(({ row }) => ({ name, row })));
  }
  // Every value of a row that names the user in a column is in the export.
  const { files } = await fetchData(await scene.asker(who));
  for (const { name, row } of kept) {
    const rows = rowsIn(files, name);
    const shown = new Set(Object.keys(rows[0] ?? {}));
    const part = Object.fromEntries(Object.entries(row).filter(([key]) => shown.has(key)));
    expect(rows, `${name} of ${who}`).toContainEqual(part);
  }
  expect(kept.length).toBeGreaterThan(10);
  const columnsOf = (name: string) => tables.find(({ table }) => getTableName(table) === name)?.columns ?? {};
  // Every column with a class that lets them see it, and no other.
  for (const name of ['users', 'addresses', 'orders', 'messages', 'uploads', 'shops']) {
    const [row] = rowsIn(files, name);
    if (!row) continue;
    const isShared = ['orders', 'messages'].includes(name);
    const seen = readers(columnsOf(name)).filter(
      ([, reader]) => reader === 'everyone' || reader === 'both' || (reader === 'owner' && !isShared),
    );
    expect(Object.keys(row).length, name).toBe(seen.length);
  }
  expect(rowsIn(files, 'messages').length).toBeGreaterThan(0);
  expect(rowsIn(files, 'orders')).toHaveLength(1);
  const all = [...files]
    .filter(([name]) => name.endsWith('.json'))
    .map(([, body]) => body.toString())
    .join('\n');
  const { passwordHash } = await scene.user(who);
  for (const secret of [passwordHash, 'password_hash', 'refresh_hash', (await scene.user('other buyer')).email])
    expect(all).not.toContain(secret);
});

test("the export has the user's messages to us with our answers, and none of other users with the same address", async () => {
  const user = await market.world.createUser();
  const browser = await browserOf(market, user);
  const written = { name: 'Ama', email: user.email, subject: 'A parcel', inquiry_type: 'Order' };
  await browser.post('/api/contact', { ...written, message: 'Where is my parcel?' });
  await market.client().post('/api/contact', { ...written, message: 'Another user with the same address.' });
  const [message] = await market.db.select().from(contactMessages).where(eq(contactMessages.userId, user.id));
  const answer = `/api/admin/messages/${message?.id}/answer`;
  const answered = await (await scene.asker('admin')).post(answer, { text: 'It is on its way.' });
  expect(answered.status, JSON.stringify(answered.body)).toBeLessThan(300);
  const { files } = await fetchData(browser);
  expect(rowsIn(files, 'contact_messages')).toMatchObject([{ subject: 'A parcel', message: 'Where is my parcel?' }]);
  const replies = rowsIn(files, 'contact_replies');
  expect(replies).toMatchObject([{ message_id: message?.id, text: 'It is on its way.' }]);
  expect(replies[0]).not.toHaveProperty('author_id');
});

test("the export has the user's pictures as stored, and no others", async () => {
  const { files } = await fetchData(await scene.asker('seller'));
  const pictures = [...files.keys()].filter((name) => name.startsWith('pictures/'));
  expect(pictures).toEqual([`pictures/${await scene.thing('logo')}.webp`]);
  const kept = await market.files.get('public', `originals/${await scene.thing('logo')}.webp`);
  expect(files.get(pictures[0] ?? '')?.equals(Buffer.from(kept?.body ?? []))).toBe(true);
});

test('one export at a time and three a day; the mailed link expires after an hour and works for the user only', async () => {
  const user = await market.world.createUser();
  const { email, id: actorId } = user;
  const browser = await browserOf(market, user);
  expect((await browser.post('/api/data-export')).status).toBe(201);
  expect(await browser.post('/api/data-export')).toMatchObject({ status: 400, body: { error: texts.running } });
  const exportId = String((await browser.get('/api/data-export')).body.data_export?.id);
  const path = `/api/data-exports/${exportId}/archive`;
  expect((await browser.get(path)).status).toBe(404);
  // The queue does it by itself.
  await expect.poll(() => String(mailsTo(market, email)[0]?.text), { timeout: 15_000 }).toContain(path);
  expect((await browser.get('/api/data-export')).body.data_export).toMatchObject({
    state: 'ready',
    bytes: expect.any(Number),
  });
  expect((await market.client().get(path)).status).toBe(401);
  for (const other of ['buyer', 'admin'] as const) {
    expect((await (await browserOf(market, await scene.user(other))).get(path)).status).toBe(404);
  }
  expect((await browser.bytes(path)).headers.get('content-disposition')).toContain('.zip');
  const looks = await market.db.select().from(auditLog).where(eq(auditLog.subject, exportId));
  expect(looks).toMatchObject([
    { actorId, act: 'data-export.ask' },
    { actorId, act: 'data-export.read' },
  ]);
  for (let n = 1; n < dataExportLimits.perDay; n += 1) await fetchData(browser);
  expect(await browser.post('/api/data-export')).toMatchObject({ status: 429, body: { error: texts.tooMany } });
  market.clock.pass({ minutes: dataExportLimits.aliveMinutes + 1 });
  const later = await browserOf(market, user);
  expect(await later.get(path)).toMatchObject({ status: 404, body: { error: texts.over } });
  expect((await later.get('/api/data-export')).body.data_export?.state).toBe('over');
  const [first] = await partsOf(exportId);
  expect(await market.files.has('private', String(first))).toBe(true);
  market.clock.pass({ days: 1 });
  await pruneDataExports({ ctx: market.context() });
  await removeFiles({ ctx: market.context() });
  expect(await market.files.has('private', String(first))).toBe(false);
  const next = await browserOf(market, user);
  expect((await next.get('/api/data-export')).body.data_export).toBeNull();
});

test('an archive can be downloaded ten times an hour, one download at a time', async () => {
  const user = await market.world.createUser();
  const browser = await browserOf(market, user);
  const { path } = await fetchData(browser);
  const token = await signAccessToken(
    market.config.sessionSecret,
    { userId: user.id, sessionId: newId() },
    market.clock.now(),
  );
  const begin = () =>
    market.marketplace.fetch(new Request(`http://localhost${path}`, { headers: { authorization: `Bearer ${token}` } }));
  const first = await begin();
  expect([first.status, (await begin()).status]).toEqual([200, 429]);
  await first.body?.cancel();
  const statuses: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    const answer = await begin();
    statuses.push(answer.status);
    await answer.arrayBuffer();
  }
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(5);
});
