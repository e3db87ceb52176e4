import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#accounts/passwords.ts';
import type { Client } from '#world/client.ts';
import { startTestMarketplace, testSecrets } from '#world/marketplace.ts';
import { password } from '#world/world.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const wrong = 'Wrong#2026';
let addresses = 0;

/** A new browser at this address, or at one of its own. */
function clientAt(address?: string): Client {
  addresses += 1;
  const own = `197.251.${Math.floor(addresses / 250)}.${addresses % 250}`;
  return market.client({ 'x-service-secret': testSecrets.SERVICE_SECRET, 'x-client-address': address ?? own });
}

const tryIt = (by: Client, email: string, given = password) => by.post('/api/login', { email, password: given });
const statusOf = async (by: Client, email: string, given = password) => (await tryIt(by, email, given)).status;
const retryAfter = (answer: { headers: Headers }) => Number(answer.headers.get('retry-after'));

/** A browser in which the user logged in before. */
async function knownAt(address: string | undefined, email: string): Promise<Client> {
  const browser = clientAt(address);
  expect(await statusOf(browser, email)).toBe(200);
  await browser.post('/api/logout');
  return browser;
}

/** Guesses with made-up users, a few at a time. */
async function fail(times: number, address: string): Promise<void> {
  for (let done = 0; done < times; done += 20) {
    const few = Array.from({ length: Math.min(20, times - done) }, (_, i) =>
      statusOf(clientAt(address), `nobody${done + i}@example.com`, wrong),
    );
    expect(new Set(await Promise.all(few))).toEqual(new Set([401]));
  }
}

test('guesses at one account from new addresses wait longer and longer, but never block it', async () => {
  const { email } = await market.world.createUser();
  const first = await Promise.all(Array.from({ length: 30 }, () => statusOf(clientAt(), email, wrong)));
  expect(first.filter((status) => status === 401)).toHaveLength(10);
  expect(first.filter((status) => status === 429)).toHaveLength(20);
  const waits: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    const refused = await tryIt(clientAt(), email, wrong);
    const seconds = retryAfter(refused);
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED', error: texts.tooManyLogins(seconds) } });
    waits.push(seconds);
    market.clock.pass({ seconds });
    expect(await statusOf(clientAt(), email, wrong)).toBe(401);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  expect(await statusOf(clientAt(), email)).toBe(429);
  market.clock.pass({ seconds: 60 });
  expect(await statusOf(clientAt(), email)).toBe(200);
});

test('guesses older than an hour do not count', async () => {
  const { email } = await market.world.createUser();
  for (let i = 0; i < 10; i += 1) await tryIt(clientAt(), email, wrong);
  expect(await statusOf(clientAt(), email)).toBe(429);
  market.clock.pass({ minutes: 60 });
  expect(await statusOf(clientAt(), email)).toBe(200);
});

test('a known device can log in while strangers guess, also at the same address', async () => {
  const { email } = await market.world.createUser();
  const phone = await knownAt('154.160.1.1', email);
  const moved = await knownAt(undefined, email);
  for (let i = 0; i < 5; i += 1) await tryIt(clientAt('154.160.1.1'), email, wrong);
  for (let i = 0; i < 6; i += 1) await tryIt(clientAt(), email, wrong);
  expect(await statusOf(clientAt('154.160.1.1'), email)).toBe(429);
  expect(await statusOf(clientAt(), email)).toBe(429);
  expect(await statusOf(phone, email)).toBe(200);
  expect(await statusOf(moved, email)).toBe(200);
});

test("a known device's own failures block the account on that device only, even in parallel", async () => {
  const { email } = await market.world.createUser();
  const phone = await knownAt(undefined, email);
  const answers = await Promise.all(Array.from({ length: 9 }, () => statusOf(phone, email, wrong)));
  expect(answers.filter((status) => status === 401)).toHaveLength(5);
  expect(await statusOf(phone, email)).toBe(429);
  expect(await statusOf(clientAt(), email)).toBe(200);
  market.clock.pass({ minutes: 15 });
  expect(await statusOf(phone, email)).toBe(200);
});

test('a device is known for the users who logged in on it, for a year, and only by our cookie', async () => {
  const [one, two, victim] = [
    await market.world.createUser(),
    await market.world.createUser(),
    await market.world.createUser(),
  ];
  const shared = await knownAt(undefined, one.email);
  await tryIt(shared, two.email);
  for (let i = 0; i < 10; i += 1) {
    for (const { email } of [one, two, victim]) await tryIt(clientAt(), email, wrong);
  }
  expect(await statusOf(shared, victim.email)).toBe(429);
  const forged = clientAt();
  forged.cookies.set('device', `${String(shared.cookies.get('device')).slice(0, -4)}AAAA`);
  expect(await statusOf(forged, one.email)).toBe(429);
  const swapped = clientAt();
  swapped.cookies.set('device', String(shared.cookies.get('access')));
  expect(await statusOf(swapped, one.email)).toBe(429);
  expect([await statusOf(shared, one.email), await statusOf(shared, two.email)]).toEqual([200, 200]);
  market.clock.pass({ days: 366 });
  for (let i = 0; i < 10; i += 1) await tryIt(clientAt(), one.email, wrong);
  expect(await statusOf(shared, one.email)).toBe(429);
});

test('a signup makes the device known, a logout keeps it known, and scripts cannot read the cookie', async () => {
  const phone = clientAt();
  const email = 'adwoa@example.com';
  const account = { full_name: 'Adwoa Mensah', telephone_number: '0244123456', password, password_confirm: password };
  const signup = await phone.post('/api/signup', { ...account, email });
  const cookie = signup.headers.getSetCookie().find((line) => line.startsWith('device='));
  expect(cookie).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  await phone.post('/api/logout');
  for (let i = 0; i < 10; i += 1) await tryIt(clientAt(), email, wrong);
  expect(await statusOf(phone, email)).toBe(200);
});

test('at an address with many failures the right password still works: first at once, then after seconds', {
  timeout: 90_000,
}, async () => {
  const address = '102.176.1.1';
  const users = await Promise.all([1, 2, 3].map(() => market.world.createUser()));
  const [early, late, known] = users.map(({ email }) => email);
  const phone = await knownAt(address, String(known));
  await fail(100, address);
  expect(await statusOf(clientAt(address), String(early))).toBe(200);
  await fail(100, address);
  const refused = await tryIt(clientAt(address), String(late));
  expect(refused.status).toBe(429);
  expect(retryAfter(refused)).toBeLessThanOrEqual(10);
  expect(await statusOf(phone, String(known))).toBe(200);
  expect(await statusOf(clientAt(), String(late))).toBe(200);
  market.clock.pass({ seconds: 10 });
  expect(await statusOf(clientAt(address), String(late))).toBe(200);
});

test('a client that sends more passwords than can be checked gets 503 and does not delay others', async () => {
  const { email } = await market.world.createUser();
  const address = '102.176.2.2';
  // Two that run and forty in line: how fast requests come beside them is a matter of the machine.
  const ctx = market.context();
  const line = Array.from({ length: 42 }, () => hashPassword({ client: { ...ctx.client, address } }, wrong));
  const flood = Array.from({ length: 80 }, (_, i) => tryIt(clientAt(address), `flood${i}@example.com`, wrong));
  const owner = await tryIt(clientAt(), email);
  const answers = await Promise.all(flood);
  await Promise.all(line);
  expect(owner.status).toBe(200);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) {
    expect(answer.body.code).toBe('UNAVAILABLE');
    expect(retryAfter(answer)).toBeGreaterThan(0);
  }
  expect(answers.filter(({ status }) => status === 401).length).toBe(80 - refused.length);
});

test('signups at one address slow down, but are never blocked', async () => {
  const account = { full_name: 'Esi Mensah', telephone_number: '0244123456', password, password_confirm: password };
  const signUp = (i: number) =>
    clientAt('102.176.3.3').post('/api/signup', { ...account, email: `esi${i}@example.com` });
  for (let done = 0; done < 60; done += 20) {
    await Promise.all(Array.from({ length: 20 }, (_, i) => signUp(done + i)));
  }
  const refused = await signUp(60);
  expect(refused.status).toBe(429);
  market.clock.pass({ seconds: retryAfter(refused) });
  expect((await signUp(60)).status).toBe(201);
});
