import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailLinks, sessions } from '#accounts/tables.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { password } from '#world/world.ts';
import { mailedLink, mailsTo } from './mailed-link.ts';
import { recordStatements } from './record-statements.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
  await market.marketplace.jobs.start();
});
afterAll(() => market.close());

const base = '/api/auth/password-reset';
const fresh = 'Medaase#2027';
const request = (email: string) => market.client().post(`${base}/request`, { email });
const validate = async (link: object) => (await market.client().post(`${base}/validate-token`, link)).body;
const confirm = (link: object, new_password = fresh) =>
  market.client().post(`${base}/confirm`, { ...link, new_password });
const logIn = (email: string, given: string) => market.client().post('/api/login', { email, password: given });

async function requestReset() {
  const user = await market.world.createUser();
  await request(user.email);
  return { user, link: await mailedLink(market, user.email, 'reset-password') };
}

test('the link in a mail sets a new password once and ends all sessions', async () => {
  const { user, link } = await requestReset();
  const browser = market.client();
  await browser.post('/api/login', { email: user.email, password });
  const bearer = { authorization: `Bearer ${browser.cookies.get('access')}` };
  expect(await validate(link)).toEqual({ valid: true });
  expect(await confirm(link)).toMatchObject({ status: 200, body: { success: true, message: texts.passwordReset } });
  await expect.poll(async () => (await market.client(bearer).get('/api/me')).status).toBe(401);
  expect((await browser.post('/api/auth/refresh')).status).toBe(401);
  expect((await logIn(user.email, password)).status).toBe(401);
  expect((await logIn(user.email, fresh)).status).toBe(200);
  expect(await validate(link)).toEqual({ valid: false, error: texts.resetLinkInvalid });
  expect(await confirm(link)).toMatchObject({ status: 400, body: { error: texts.resetLinkInvalid } });
  await expect
    .poll(() => mailsTo(market, user.email).map(({ subject }) => subject), { timeout: 10_000 })
    .toContain('Your password was changed');
});

test('of parallel uses of a link one succeeds, and a new password invalidates older links', async () => {
  const { user, link } = await requestReset();
  await request(user.email);
  const newer = await mailedLink(market, user.email, 'reset-password', 2);
  const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(newer)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
  expect((await validate(link)).valid).toBe(false);
});

test('a link is valid for an hour', async () => {
  const { link } = await requestReset();
  market.clock.pass({ minutes: 59 });
  expect((await validate(link)).valid).toBe(true);
  market.clock.pass({ minutes: 1 });
  expect((await validate(link)).valid).toBe(false);
  expect((await confirm(link)).status).toBe(400);
});

test('a malformed, incomplete or wrong link is refused with its text', async () => {
  const { user, link } = await requestReset();
  for (const half of [{}, { uid: link.uid }, { token: link.token }, { uid: '', token: '' }]) {
    expect(await validate(half)).toEqual({ valid: false, error: texts.resetLinkMissing });
    expect(await confirm(half)).toMatchObject({ status: 400, body: { error: texts.resetLinkMissing } });
  }
  for (const wrong of [
    { uid: 'x', token: 'y' },
    { ...link, token: 'a'.repeat(43) },
    { ...link, uid: user.id },
  ]) {
    expect(await validate(wrong)).toEqual({ valid: false, error: texts.resetLinkInvalid });
    expect(await confirm(wrong)).toMatchObject({ status: 400, body: { error: texts.resetLinkInvalid } });
  }
  const weak = await confirm(link, 'short');
  expect(weak.body.details?.new_password).toContain('New password must be at least 8 characters long');
  await market.db.update(mailLinks).set({ purpose: 'confirmation' }).where(eq(mailLinks.id, link.uid));
  expect((await validate(link)).valid).toBe(false);
});

test('an unknown email gets the same response after the same work, and no mail', async () => {
  const user = await market.world.createUser();
  const work = async (email: string) => {
    const { statements, answer } = await recorded(() => request(email));
    return { answer: [answer.status, answer.body], statements };
  };
  const known = await work(user.email);
  const unknown = await work('nobody.here@example.com');
  expect(unknown).toEqual(known);
  expect(known.answer).toEqual([200, { success: true, message: texts.resetRequested }]);
  await mailedLink(market, user.email, 'reset-password');
  expect(mailsTo(market, 'nobody.here@example.com')).toEqual([]);
});

async function recorded<T>(work: () => Promise<T>) {
  const recording = recordStatements(market.db);
  const answer = await work();
  const statements = recording.take().map(({ text }) => text);
  recording.stop();
  return { answer, statements };
}

test('an email gets three requests an hour, whether or not it has an account', async () => {
  const user = await market.world.createUser();
  for (const email of [user.email, 'nobody.either@example.com']) {
    const statuses: number[] = [];
    for (let i = 0; i < 4; i += 1) statuses.push((await request(email)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  }
  market.clock.pass({ minutes: 60 });
  expect((await request(user.email)).status).toBe(200);
});

test('the database has no reset link in plain text', async () => {
  const { link } = await requestReset();
  const tables = await rowsOf<{ name: string }>(
    market.db,
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  expect(tables.length).toBeGreaterThan(20);
  for (const { name } of tables) {
    const found = await rowsOf(
      market.db,
      sql`select 1 from ${sql.raw(name)} t where t::text like ${`%${link.token}%`}`,
    );
    expect(found, name).toEqual([]);
  }
});

test('a reset makes the device known, and a login in progress with the old password fails', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { user, link } = await requestReset();
    const [reset] = await Promise.all([confirm(link), logIn(user.email, password), logIn(user.email, password)]);
    expect(reset.headers.getSetCookie().some((line) => line.startsWith('device='))).toBe(true);
    const living = and(eq(sessions.userId, user.id), isNull(sessions.endedAt));
    expect(await market.db.$count(sessions, living)).toBe(0);
  }
});
