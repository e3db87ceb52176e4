import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestMarketplace } from '#world/marketplace.ts';
import { password } from '#world/world.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const fresh = 'Medaase#2027';

async function loggedIn(email: string) {
  const browser = market.client();
  expect((await browser.post('/api/login', { email, password })).status).toBe(200);
  return browser;
}

test('a password change with the old password keeps this session and ends the others', async () => {
  const { email } = await market.world.createUser();
  const [here, there] = [await loggedIn(email), await loggedIn(email)];
  const answer = await here.post('/api/change-password', { old_password: password, new_password: fresh });
  expect(answer).toMatchObject({ status: 200, body: { success: true, message: 'Password Changed' } });
  expect((await here.get('/api/me')).status).toBe(200);
  await expect.poll(async () => (await there.get('/api/me')).status).toBe(401);
  expect((await there.post('/api/auth/refresh')).status).toBe(401);
  expect((await here.post('/api/auth/refresh')).status).toBe(200);
  expect((await market.client().post('/api/login', { email, password })).status).toBe(401);
  expect((await market.client().post('/api/login', { email, password: fresh })).status).toBe(200);
});

test('each invalid field is reported, and a visitor must log in', async () => {
  const { email } = await market.world.createUser();
  const browser = await loggedIn(email);
  const change = (body: object) => browser.post('/api/change-password', body);
  const wrong = await change({ old_password: 'Wrong#2026', new_password: fresh });
  expect(wrong).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', error: texts.oldPasswordWrong } });
  expect(wrong.body.details).toEqual({ old_password: [texts.oldPasswordWrong] });
  expect((await change({ new_password: fresh })).body.details?.old_password).toEqual([texts.oldPasswordRequired]);
  expect((await change({ old_password: password, new_password: 'short' })).body.details?.new_password).toContain(
    'New password must be at least 8 characters long',
  );
  const same = await change({ old_password: password, new_password: password });
  expect(same.body.details).toEqual({ new_password: [texts.passwordIsSame] });
  const visitor = await market.client().post('/api/change-password', { old_password: password, new_password: fresh });
  expect(visitor.status).toBe(401);
});

test('each wrong password returns the number of tries left, and the right one resets it', async () => {
  const { email } = await market.world.createUser();
  const browser = await loggedIn(email);
  const left = async (old_password: string) => {
    const { headers } = await browser.post('/api/change-password', { old_password, new_password: fresh });
    return headers.get('ratelimit')?.replace(/;t=.*/, '');
  };
  expect(await left('Wrong#2026')).toBe('"password-changes";r=4');
  expect(await left('Wrong#2027')).toBe('"password-changes";r=3');
  expect(await left(password)).toBe('"password-changes";r=5');
});

test('five wrong old passwords in a session block it for 15 minutes', async () => {
  const { email } = await market.world.createUser();
  const [thief, owner] = [await loggedIn(email), await loggedIn(email)];
  const guess = () => thief.post('/api/change-password', { old_password: 'Wrong#2026', new_password: fresh });
  const answers = await Promise.all(Array.from({ length: 8 }, guess));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  const right = { old_password: password, new_password: fresh };
  expect((await thief.post('/api/change-password', right)).status).toBe(429);
  expect((await owner.post('/api/change-password', right)).status).toBe(200);
});
