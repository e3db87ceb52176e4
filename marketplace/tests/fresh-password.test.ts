import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestMarketplace } from '#testing/browser-of.ts';
import { startTestMarketplace } from '#testing/marketplace.ts';
import { password } from '#testing/world.ts';

let it: TestMarketplace;
beforeAll(async () => {
  it = await startTestMarketplace();
});
afterAll(() => it.close());

const needed = { status: 403, body: { code: 'PASSWORD_NEEDED', error: texts.passwordNeeded } };

async function loggedIn() {
  const { email } = await it.world.createPerson();
  const browser = it.client();
  await browser.post('/api/login', { email, password });
  return browser;
}

test('ten minutes after the login a copy of the data, the deletion and the removal of a card want the password again', async () => {
  const browser = await loggedIn();
  const card = `/api/cards/${crypto.randomUUID()}`;
  const acts = () => [
    () => browser.post('/api/data-export'),
    () => browser.delete(card),
    () => browser.delete('/api/delete-account', { reason: 'Other' }),
  ];
  it.clock.pass({ minutes: 10 });
  expect((await browser.delete(card)).status).toBe(404);
  it.clock.pass({ seconds: 1 });
  for (const act of acts()) expect(await act()).toMatchObject(needed);
  const wrong = await browser.post('/api/confirm-password', { password: 'Wrong#2026' });
  expect(wrong.body.details).toEqual({ password: [texts.oldPasswordWrong] });
  expect(await browser.delete(card)).toMatchObject(needed);
  expect((await browser.post('/api/confirm-password', { password })).status).toBe(200);
  const statuses: number[] = [];
  for (const act of acts()) statuses.push((await act()).status);
  expect(statuses).toEqual([201, 404, 200]);
});

test('another session of the same account has to give it for itself, and a renewal gives nothing', async () => {
  const browser = await loggedIn();
  it.clock.pass({ minutes: 11 });
  expect((await browser.post('/api/auth/refresh')).status).toBe(200);
  expect(await browser.delete('/api/delete-account', { reason: 'Other' })).toMatchObject(needed);
});
