import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailObjection, mailObjectionJob } from '#accounts/email-change/mail-email-change.ts';
import { makeLink } from '#accounts/mail-link.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { password } from '#world/world.ts';
import { mailedLink, mailsTo } from './mailed-link.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace();
  await market.marketplace.jobs.start();
});
afterAll(() => market.close());

const another = () => `${crypto.randomUUID()}@example.com`;
const logIn = (email: string, typed = password) => market.client().post('/api/login', { email, password: typed });

async function requestChange(user?: { email: string; id: string }) {
  const owner = user ?? (await market.world.createUser());
  const browser = await browserOf(market, owner);
  const next = another();
  const answer = await browser.post('/api/email-change', { new_email: next, password });
  expect(answer).toMatchObject({ status: 200, body: { success: true, message: texts.emailChangeAsked(next) } });
  return { ...owner, browser, next };
}

test('an address changes only when the link to the new address is opened', async () => {
  const { email, browser, next } = await requestChange();
  const waiting = (await browser.get('/api/email-change')).body.email_change;
  expect(waiting).toEqual({ new_email: next, expires_at: expect.any(String) });
  expect((await browser.get('/api/me')).body).toMatchObject({ email });
  const link = await mailedLink(market, next, 'change-email');
  const confirmed = await market.client().post('/api/email-change/confirm', link);
  expect(confirmed).toMatchObject({ status: 200, body: { message: texts.emailChanged } });
  expect((await browser.get('/api/me')).body).toMatchObject({ email: next, email_confirmed: true });
  expect((await browser.get('/api/email-change')).body.email_change).toBeNull();
  expect((await logIn(next)).status).toBe(200);
  expect((await logIn(email)).status).toBe(401);
  const again = await market.client().post('/api/email-change/confirm', link);
  expect(again).toMatchObject({ status: 400, body: { code: 'REFUSED', error: texts.emailChangeInvalid } });
  await expect.poll(() => mailsTo(market, email).length, { timeout: 10_000 }).toBe(2);
  expect(mailsTo(market, email).map(({ subject }) => subject)).toContain('Your email address was changed');
});

test('the old address can undo a change, which ends the sessions and the password of the thief', async () => {
  const { email, browser, next } = await requestChange();
  const thief = market.client();
  expect((await thief.post('/api/login', { email, password })).status).toBe(200);
  const objection = await mailedLink(market, email, 'secure-account');
  await market.client().post('/api/email-change/confirm', await mailedLink(market, next, 'change-email'));
  // Not even by a new account is the address lost meanwhile.
  const signup = { full_name: 'Efua Mensah Quartey', telephone_number: '0244318207', password };
  const taking = await market.client().post('/api/signup', { ...signup, email, password_confirm: password });
  expect(taking).toMatchObject({ status: 400, body: { code: 'EMAIL_TAKEN' } });
  market.clock.pass({ minutes: 1 });
  // The thief objects as well, from the address that is theirs, after another change.
  const onward = another();
  await browser.post('/api/email-change', { new_email: onward, password });
  const thiefs = await mailedLink(market, next, 'secure-account');
  const secured = await market.client().post('/api/email-change/objection', thiefs);
  expect(secured.status).toBe(200);
  const answer = await market.client().post('/api/email-change/objection', objection);
  expect(answer).toMatchObject({ status: 200, body: { message: texts.emailObjected } });
  await expect.poll(async () => (await thief.get('/api/me')).status).toBe(401);
  expect((await logIn(email)).status).toBe(401);
  const reset = await mailedLink(market, email, 'reset-password');
  const chosen = { ...reset, new_password: 'Medaase#2027' };
  expect((await market.client().post('/api/auth/password-reset/confirm', chosen)).status).toBe(200);
  expect((await logIn(email, 'Medaase#2027')).status).toBe(200);
  expect((await market.client().post('/api/email-change/objection', objection)).status).toBe(400);
});

test('an objection cancels later changes, even if their mail is sent again', async () => {
  const { id, email } = await market.world.createUser();
  const earlier = { userId: id, email: another(), purpose: 'email-objection', minutes: 60 } as const;
  const [uid, token] = (await makeLink(market.context(), earlier)).split('/');
  await requestChange({ id, email });
  await mailedLink(market, email, 'secure-account');
  const newest = sql`select data from pgboss.job where name = ${mailObjectionJob.name} order by created_on desc limit 1`;
  const { rows } = await market.db.execute<{ data: Parameters<typeof mailObjection>[0]['input'] }>(newest);
  expect((await market.client().post('/api/email-change/objection', { uid, token })).status).toBe(200);
  for (const { data } of rows) await mailObjection({ ctx: market.context(), input: data });
  expect(rows.length).toBe(1);
  expect(mailsTo(market, email).length).toBe(1);
});

test('an objection before the change cancels it', async () => {
  const { email, next } = await requestChange();
  const link = await mailedLink(market, next, 'change-email');
  await market.client().post('/api/email-change/objection', await mailedLink(market, email, 'secure-account'));
  expect((await market.client().post('/api/email-change/confirm', link)).status).toBe(400);
});

test('a taken address gets the same response as a free one, but no link, and is not changed', async () => {
  const other = await market.world.createUser();
  const user = await market.world.createUser();
  const { email } = user;
  const browser = await browserOf(market, user);
  const answer = await browser.post('/api/email-change', { new_email: other.email, password });
  expect(answer).toMatchObject({ status: 200, body: { message: texts.emailChangeAsked(other.email) } });
  expect((await browser.get('/api/email-change')).body.email_change).toMatchObject({ new_email: other.email });
  await expect.poll(() => mailsTo(market, other.email).length, { timeout: 10_000 }).toBe(1);
  const [mail] = mailsTo(market, other.email);
  expect(mail?.subject).toBe('This address already has an account');
  expect(mail?.text).not.toContain('token=');
  // The owner of the old address hears of it all the same.
  await mailedLink(market, email, 'secure-account');
});

test('of two users who change to one address at once, one gets it', async () => {
  const [one, two] = await Promise.all([market.world.createUser(), market.world.createUser()]);
  const next = another();
  for (const user of [one, two])
    await (await browserOf(market, user)).post('/api/email-change', { new_email: next, password });
  await expect
    .poll(() => mailsTo(market, next).filter(({ text }) => text.includes('token=')).length, { timeout: 10_000 })
    .toBe(2);
  const links = mailsTo(market, next).map(({ text }) => {
    const [, uid = '', token = ''] = /token=([^/\s]+)\/(\S+)/.exec(text) ?? [];
    return { uid, token };
  });
  const answers = await Promise.all(links.map((link) => market.client().post('/api/email-change/confirm', link)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test("an unconfirmed old address gets no mail and cannot object, because it may be a stranger's", async () => {
  const { email, next } = await requestChange(await market.world.createUser({ emailConfirmedAt: null }));
  await market.client().post('/api/email-change/confirm', await mailedLink(market, next, 'change-email'));
  expect(mailsTo(market, email)).toEqual([]);
});

test('a reset link sent to the old address is invalid after the change', async () => {
  const { email, next } = await requestChange();
  await market.client().post('/api/auth/password-reset/request', { email });
  const reset = await mailedLink(market, email, 'reset-password');
  await market.client().post('/api/email-change/confirm', await mailedLink(market, next, 'change-email'));
  const used = await market
    .client()
    .post('/api/auth/password-reset/confirm', { ...reset, new_password: 'Medaase#2027' });
  expect(used.status).toBe(400);
});

test('a change needs the password and a different address, and only the newest request counts', async () => {
  const user = await market.world.createUser();
  const { browser, next } = await requestChange(user);
  const first = await mailedLink(market, next, 'change-email');
  const wrong = await browser.post('/api/email-change', { new_email: another(), password: 'Wrong#2026' });
  expect(wrong.body.details).toEqual({ password: [texts.oldPasswordWrong] });
  const own = await browser.post('/api/email-change', { new_email: user.email.toUpperCase(), password });
  expect(own.body.details).toEqual({ new_email: [texts.emailIsOwn] });
  const second = another();
  await browser.post('/api/email-change', { new_email: second, password });
  expect((await market.client().post('/api/email-change/confirm', first)).status).toBe(400);
  const late = await mailedLink(market, second, 'change-email');
  market.clock.pass({ minutes: 25 * 60 });
  expect((await market.client().post('/api/email-change/confirm', late)).status).toBe(400);
});

test('an address can be changed five times a day, even with the right password', async () => {
  const browser = await browserOf(market, await market.world.createUser());
  const statuses: number[] = [];
  for (let turn = 0; turn < 6; turn += 1)
    statuses.push((await browser.post('/api/email-change', { new_email: another(), password })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
