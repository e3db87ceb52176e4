import { addressTexts } from '@besesaka/schema/accounts/address-book.ts';
import { addressLimits } from '@besesaka/schema/accounts/limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOf } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const home = {
  label: 'Home',
  full_name: 'Ama Serwaa Mensah',
  phone: '024 412 3456',
  address: '12 Oxford Street, Osu',
  city: 'Accra',
  region: 'Greater Accra',
};
const path = '/api/addresses';
const browser = async () => browserOf(market, await market.world.createUser());
type Book = { id: string; label: string; is_default: boolean }[];
const labels = (results: unknown) =>
  (results as Book).map(({ label, is_default }) => (is_default ? `*${label}` : label));

test('the first address is the default until another one is chosen', async () => {
  const by = await browser();
  const first = await by.post(path, { ...home, is_default: false });
  expect(first.status).toBe(201);
  expect(first.body.results).toMatchObject([{ ...home, phone: '+233244123456', landmark: '', is_default: true }]);
  expect(labels((await by.post(path, { ...home, label: 'Work' })).body.results)).toEqual(['*Home', 'Work']);
  expect(labels((await by.post(path, { ...home, label: 'Shop', is_default: true })).body.results)).toEqual([
    '*Shop',
    'Home',
    'Work',
  ]);
  const book = (await by.get(path)).body.results as unknown as Book;
  const work = book.find(({ label }) => label === 'Work');
  const changed = await by.put(`${path}/${work?.id}`, { ...home, label: 'Office', is_default: true });
  expect(labels(changed.body.results)).toEqual(['*Office', 'Home', 'Shop']);
  expect(labels((await by.delete(`${path}/${work?.id}`)).body.results)?.[0]).toBe('*Home');
});

test('an address sent twice with the same key is added once', async () => {
  const by = await browser();
  const add = (address: object) => by.post(path, address, { 'idempotency-key': 'address-1' });
  for (const answer of [await add(home), await add(home)]) {
    expect(answer.status).toBe(201);
    expect(labels(answer.body.results)).toEqual(['*Home']);
  }
  expect((await add({ ...home, label: 'Work' })).body.code).toBe('KEY_REUSED');
});

test('a user can only read and change their own addresses', async () => {
  const [owner, stranger] = [await browser(), await browser()];
  const [saved] = (await owner.post(path, home)).body.results as unknown as Book;
  expect((await stranger.get(path)).body.results).toEqual([]);
  expect((await stranger.put(`${path}/${saved?.id}`, home)).status).toBe(404);
  expect((await stranger.delete(`${path}/${saved?.id}`)).status).toBe(404);
  expect((await market.client().get(path)).status).toBe(401);
  expect((await owner.delete(`${path}/none`)).status).toBe(404);
});

test('addresses are validated, and a user can have at most ten, also with parallel requests', async () => {
  const by = await browser();
  for (const [field, value] of [
    ['label', ' '],
    ['phone', '12345'],
    ['address', 'Osu'],
    ['city', 'A'],
    ['region', 'Texas'],
    ['full_name', 'A'],
  ] as const) {
    const { status, body } = await by.post(path, { ...home, [field]: value });
    expect([status, Object.keys(body.details ?? {})]).toEqual([400, [field]]);
  }
  const answers = await Promise.all(Array.from({ length: 12 }, () => by.post(path, { ...home, is_default: true })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(addressLimits.perUser);
  expect(answers.find(({ status }) => status !== 201)?.body.error).toBe(addressTexts.tooMany);
  const book = (await by.get(path)).body.results as unknown as Book;
  expect(book.filter(({ is_default }) => is_default)).toHaveLength(1);
});

test('an address that another tab has changed is not overwritten', async () => {
  const by = await browser();
  const [{ id, version }] = (await by.post(path, home)).body.results as unknown as [{ id: string; version: string }];
  await by.post(path, { ...home, label: 'Work', is_default: true });
  expect((await by.put(`${path}/${id}`, { ...home, city: 'Tema', version })).status).toBe(200);
  expect(await by.put(`${path}/${id}`, { ...home, label: 'Old', version })).toMatchObject({
    status: 409,
    body: { code: 'STALE' },
  });
});
