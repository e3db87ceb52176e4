import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { password } from '@besesaka/marketplace/tests/world/world.ts';
import { shopTexts as texts } from '@besesaka/schema/shops/texts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, resultOf, serviceSecret, startBff, type TestBff, watch } from './bff.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;

beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret } });
  bff = await startBff({ marketplaceFetch: market.marketplace.fetch, bus: market.bus });
});
afterAll(async () => {
  await bff.close();
  await market.close();
});

const changeText = `mutation ($input: ChangeShopInput!) { changeShop(input: $input) {
  shop { description phone logoPath }
  errors { __typename message ... on ValidationError { fields { field messages } } }
} }`;
const hoursText = `mutation ($input: SetOpeningHoursInput!) { setOpeningHours(input: $input) {
  shop { openingHours { day opens closes } closedFrom closedUntil }
  errors { __typename message ... on ValidationError { fields { field messages } } }
} }`;
const pageText = `subscription ($slug: String!) { shopChanged(by: { slug: $slug }) {
  slug description closedUntil version openingHours { day } } }`;

const input = {
  shopDescription: 'Kente, woven to order in Bonwire.',
  shopEmail: 'sales@kente.com',
  shopPhone: '0244318207',
  shopAddress: 'Shop 14, Adum Market',
};

test("a seller changes the shop, and a visitor's open page shows it", async () => {
  const shop = await market.world.createShop();
  const browser = bff.browser();
  await browser.logIn(shop.owner.email, password);
  const tab = bff.browser().tab();
  const page = watch(tab, pageText, { slug: shop.businessSlug });
  await eventually(() => page.events.length === 1);
  expect(resultOf((await browser.query(changeText, { input })).data?.changeShop)).toEqual({
    description: input.shopDescription,
    phone: '+233244318207',
    logoPath: null,
  });
  const wrong = await browser.query(changeText, { input: { ...input, shopDescription: 'Short' } });
  expect(resultOf(wrong.data?.changeShop)).toMatchObject({
    __typename: 'ValidationError',
    fields: [{ field: 'shopDescription', messages: [texts.descriptionShort] }],
  });
  const closed = '2026-03-20';
  const hours = { openingHours: [{ day: 'MONDAY', opens: '08:00', closes: '18:00' }], closedFrom: '2026-03-10' };
  expect(
    resultOf((await browser.query(hoursText, { input: { ...hours, closedUntil: closed } })).data?.setOpeningHours),
  ).toEqual({
    ...hours,
    closedUntil: closed,
  });
  await eventually(() => page.events.length === 3);
  const changes = page.events.map(({ data }) => data?.shopChanged);
  expect(changes[0]).toMatchObject({ slug: shop.businessSlug, description: shop.description, openingHours: [] });
  expect(changes[1]).toMatchObject({ description: input.shopDescription, closedUntil: null });
  expect(changes[2]).toMatchObject({ closedUntil: closed, openingHours: [{ day: 'MONDAY' }] });
  await tab.dispose();
});

test('a user without a shop cannot change one, and an unknown shop cannot be subscribed to', async () => {
  const { email } = await market.world.createUser();
  const browser = bff.browser();
  await browser.logIn(email, password);
  expect(resultOf((await browser.query(changeText, { input })).data?.changeShop)).toMatchObject({
    message: texts.profileMissing,
  });
  const tab = browser.tab();
  const page = watch(tab, pageText, { slug: 'no-such-shop' });
  await eventually(() => page.errors.length + page.events.length > 0);
  expect(page.events.filter(({ data }) => data?.shopChanged)).toEqual([]);
  await tab.dispose();
});
