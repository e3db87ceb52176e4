import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestMarketplace } from '#platform/testing/marketplace.ts';
import { password } from '#platform/testing/world.ts';

let it: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  it = await startTestMarketplace();
});
afterAll(() => it.close());

test('a person logs in and is known', async () => {
  const person = await it.world.createPerson();
  const browser = it.client();
  const login = await browser.post('/api/login', { email: person.email, password });
  expect(login.status).toBe(200);
  expect((await browser.get('/api/me')).body.email).toBe(person.email);
  expect((await browser.get('/readyz')).body).toEqual({ status: 'ok', database: 'up', bus: 'up' });
  expect((await browser.get('/api/openapi.json')).status).toBe(200);
});
