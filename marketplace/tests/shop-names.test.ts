import { nameTexts } from '@besesaka/schema/kernel/plain-name.ts';
import { shopTexts as texts } from '@besesaka/schema/shops/texts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestMarketplace } from '#world/marketplace.ts';
import { applicants } from './applicants.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const { user, admin, apply, newestId, decide } = applicants(() => market);

test("a shop cannot have a name that looks like another shop's or Besesaka's", async () => {
  await market.world.createShop({ businessName: 'Adepa Kente House', businessSlug: 'adepa-kente-house' });
  const { browser } = await user();
  const alike = [
    ...['Adepa\u200b Kente House', 'Ａdepa Kente House', 'Adepa  Kente House', 'Adepa\u00a0Kente House'],
    ...['\u202eAdepa Kente House', 'Adɛpa Kente House', 'Adepa Kente H0use'],
  ];
  for (const business_name of alike) {
    const answer = await apply(browser, { business_name });
    expect(answer.body.details?.business_name, business_name).toEqual([texts.nameTaken]);
  }
  // Each try counts, and ten an hour are allowed.
  const { browser: another } = await user();
  for (const business_name of ['Аdepa Kente House', 'Adepa Kente Hоuse']) {
    const answer = await apply(another, { business_name });
    expect(answer.body.details?.business_name, business_name).toEqual([nameTexts.mixed]);
  }
  for (const business_name of ['Adepa Kente House ✓ Verified', 'Besesaka Official', 'Kumasi Support Desk']) {
    const answer = await apply(another, { business_name });
    expect(answer.body.details?.business_name, business_name).toEqual([nameTexts.reserved]);
  }
  expect((await apply(another, { business_name: 'Adepa Kente Home' })).status).toBe(201);
});

test('shops with names that give the same slug get different ones, also in parallel', async () => {
  const names = [
    'Race-Shop',
    'Race.Shop',
    'Race/Shop',
    'Race:Shop',
    'Race, Shop',
    'Race & Shop',
    'Race_Shop',
    'Race! Shop',
  ];
  const users = await Promise.all(names.map(() => user()));
  const answers = await Promise.all(users.map(({ browser }, n) => apply(browser, { business_name: names[n] ?? '' })));
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 201));
  const slugs = answers.map(({ body }) => String(body.business_slug)).toSorted();
  expect(slugs).toEqual(['race-shop', ...[2, 3, 4, 5, 6, 7, 8].map((n) => `race-shop-${n}`)]);
});

test('an application renames an existing shop only when it is verified', async () => {
  const { browser } = await user();
  const boss = await admin();
  expect((await apply(browser, { business_name: 'Honest Beads' })).status).toBe(201);
  await decide(boss, await newestId(browser), 'verify');
  await decide(boss, await newestId(browser), 'revoke', 'The card was lent by somebody else.');
  const again = await apply(browser, { business_name: 'Rich Beads', shop_description: 'Now we sell gold bars.' });
  expect(again.status).toBe(201);
  const shown = async () => (await market.client().get('/api/shops/honest-beads')).body;
  expect(await shown()).toMatchObject({
    business_name: 'Honest Beads',
    shop_description: expect.stringContaining('Cloth'),
  });
  const id = await newestId(browser);
  expect((await boss.get(`/api/admin/applications/${id}`)).body).toMatchObject({
    business_name: 'Rich Beads',
    shop_description: 'Now we sell gold bars.',
  });
  expect((await browser.get('/api/my-shop')).body).toMatchObject({
    business_name: 'Honest Beads',
    application: { words: { business_name: 'Rich Beads', shop_description: 'Now we sell gold bars.' } },
  });
  await decide(boss, id, 'verify');
  expect(await shown()).toMatchObject({ business_name: 'Rich Beads', shop_description: 'Now we sell gold bars.' });
});

test('a name that another shop took meanwhile is refused at the decision', async () => {
  const [first, second] = [await user(), await user()];
  const boss = await admin();
  await apply(first.browser, { business_name: 'Slow Beads' });
  await decide(boss, await newestId(first.browser), 'reject', 'The photo is dark.');
  await apply(first.browser, { business_name: 'Quick Beads' });
  await apply(second.browser, { business_name: 'Quick Beads' });
  const answer = await decide(boss, await newestId(first.browser), 'verify');
  expect(answer).toMatchObject({ status: 400, body: { error: texts.nameTaken } });
});

test('an application sent again can leave out the number and pictures of the last one', async () => {
  const { browser } = await user();
  const boss = await admin();
  await apply(browser, { business_name: 'Blurred Beads' });
  await decide(boss, await newestId(browser), 'reject', 'The card cannot be read.');
  const words = {
    business_name: 'Blurred Beads',
    id_type: 'ghana_card',
    shop_description: 'Cloth from Bonwire, by the yard.',
    business_email: 'sales@kente.com',
    business_phone: '024 431 8207',
    business_address: 'Shop 14, Adum Market',
  };
  const other = await browser.post('/api/seller-application', { ...words, id_type: 'passport' });
  expect(other.body.details?.id_number).toEqual([texts.idNumberRequired]);
  const before = (await browser.get('/api/my-shop')).body.application;
  expect((await browser.post('/api/seller-application', words)).status).toBe(201);
  const after = (await browser.get('/api/my-shop')).body.application;
  expect(after).toMatchObject({ state: 'pending', id_number: before?.id_number });
  expect(String(after?.id_document).split('?')[0]).toBe(String(before?.id_document).split('?')[0]);
  const { browser: newcomer } = await user();
  const nothing = await newcomer.post('/api/seller-application', { ...words, business_name: 'New Beads' });
  expect(nothing.status).toBe(400);
});
