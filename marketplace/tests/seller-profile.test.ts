import { randomUUID } from 'node:crypto';
import { channels } from '@besesaka/schema/kernel/events.ts';
import { uploadTexts } from '@besesaka/schema/kernel/uploads.ts';
import type { Shop } from '@besesaka/schema/shops/resources.ts';
import { shopTexts as texts } from '@besesaka/schema/shops/texts.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOf } from '#world/browser-of.ts';
import type { Client } from '#world/client.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { drawJpeg, formOf } from './forms.ts';
import { nothingChosen } from './nothing-chosen.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const profileForm = {
  shop_description: 'Kente, woven to order in Bonwire.',
  business_email: 'Sales@Kente.com',
  business_phone: '0244318207',
  business_address: 'Shop 14, Adum Market',
};

async function seller() {
  const shop = await market.world.createShop();
  return { shop, slug: shop.businessSlug, browser: await browserOf(market, shop.owner) };
}

const update = (browser: Client, slug: string, change: Record<string, string | Blob> = {}) =>
  browser.send('PATCH', `/api/update-seller-profile/${slug}`, formOf({ ...profileForm, ...change }));

const sizeOf = async (path: string, width: number) => {
  const answer = await market.marketplace.fetch(new Request(`http://localhost:4000${path}/${width}.jpeg`));
  const { width: w, height: h } = await sharp(await answer.arrayBuffer()).metadata();
  return `${w}x${h}`;
};

test('changes of the seller appear on the public page at once, with both pictures cut to shape', async () => {
  const { slug, browser } = await seller();
  const pictures = { shop_logo: await drawJpeg(), shop_banner: await drawJpeg('#f2b13c') };
  const answer = await update(browser, slug, pictures);
  expect(answer, JSON.stringify(answer.body)).toMatchObject({
    status: 200,
    body: {
      business_email: 'sales@kente.com',
      business_phone: '+233244318207',
      business_address: profileForm.business_address,
      shop_description: profileForm.shop_description,
    },
  });
  const page = (await market.client().get(`/api/shops/${slug}`)).body;
  expect(page).toMatchObject({ shop_description: profileForm.shop_description });
  expect(page.business_banner).toBe(page.shop_banner);
  expect(page.business_logo).toBe(page.shop_logo);
  expect(JSON.stringify(page)).not.toMatch(/kente\.com|318207|Adum/i);
  expect(await sizeOf(String(page.shop_logo), 192)).toBe('192x192');
  expect(await sizeOf(String(page.shop_banner), 320)).toBe('320x80');
});

test('pictures are kept, replaced and removed', async () => {
  const { slug, browser } = await seller();
  const first = (await update(browser, slug, { shop_logo: await drawJpeg() })).body.shop_logo;
  expect(first).toEqual(expect.any(String));
  const none = await browser.send(
    'PATCH',
    `/api/update-seller-profile/${slug}`,
    ...nothingChosen('shop_logo', profileForm),
  );
  expect(none).toMatchObject({ status: 200, body: { shop_logo: first } });
  const second = (await update(browser, slug, { shop_logo: await drawJpeg('#c44b2b') })).body.shop_logo;
  expect(second).not.toBe(first);
  const removed = await browser.put('/api/my-shop', { ...profileForm, shop_logo: null });
  expect(removed.body).toMatchObject({ shop_logo: null, business_logo: null });
});

test('fields that are left out stay, so two tabs that change different fields lose nothing', async () => {
  const { slug, browser } = await seller();
  await update(browser, slug, { shop_logo: await drawJpeg() });
  const [one, other] = [
    { shop_description: 'Kente, woven to order.' },
    { business_address: 'Stall 3, Kejetia Market' },
  ];
  await Promise.all([browser.put('/api/my-shop', one), browser.put('/api/my-shop', other)]);
  const { body } = await browser.get('/api/my-shop');
  expect(body).toMatchObject({ ...one, ...other, business_email: 'sales@kente.com', business_phone: '+233244318207' });
  expect(body.shop_logo).toEqual(expect.any(String));
  expect((await browser.put('/api/my-shop', { shop_description: '' })).status).toBe(400);
});

test('each rule has its text', async () => {
  const { slug, browser } = await seller();
  const big = new Blob([new Uint8Array(5 * 1024 * 1024 + 1)], { type: 'image/jpeg' });
  const svg = new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' });
  const broken = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])], { type: 'image/jpeg' });
  const wrong: [string, string | Blob, string, number?][] = [
    ['shop_description', 'Short', texts.descriptionShort],
    ['shop_description', 'x'.repeat(501), texts.descriptionLong],
    ['business_email', 'sales', 'Please enter a valid email address'],
    ['business_phone', '+23324431820', texts.businessPhoneInvalid],
    ['business_address', 'Adum', texts.addressShort],
    ['business_address', 'x'.repeat(201), texts.addressLong],
    ['shop_logo', big, texts.pictureTooLarge, 413],
    ['shop_banner', big, texts.pictureTooLarge, 413],
    ['shop_logo', svg, uploadTexts.invalid, 415],
    ['shop_banner', broken, texts.pictureUnreadable],
  ];
  for (const [field, value, text, status = 400] of wrong) {
    const answer = await update(browser, slug, { [field]: value });
    expect(answer.status, `${field}: ${answer.body.error}`).toBe(status);
    expect(answer.body.details?.[field], field).toContain(text);
  }
});

test("a user cannot change another user's shop, and without a shop has no profile", async () => {
  const [{ browser }, { slug: other }] = [await seller(), await seller()];
  const foreign = await update(browser, other);
  expect(foreign).toMatchObject({ status: 404, body: { error: texts.profileMissing } });
  const buyer = await browserOf(market, await market.world.createUser());
  expect((await update(buyer, other)).body.error).toBe(texts.profileMissing);
  expect((await buyer.put('/api/my-shop', profileForm)).status).toBe(404);
  expect((await update(market.client(), other)).status).toBe(401);
});

test('opening hours follow the week, and a closure is shown until it is over', async () => {
  const { slug, browser } = await seller();
  const day = (days: number) => new Date(market.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const set = (change: object) =>
    browser.put('/api/my-shop/opening-hours', { opening_hours: [], closed_from: null, closed_until: null, ...change });
  const week = [
    { day: 'saturday', opens: '09:00', closes: '13:00' },
    { day: 'monday', opens: '08:00', closes: '18:00' },
  ];
  const closure = { closed_from: day(2), closed_until: day(5) };
  const answer = await set({ opening_hours: week, ...closure });
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
  const page = async () => (await market.client().get(`/api/shops/${slug}`)).body;
  expect(await page()).toMatchObject({ opening_hours: week.toReversed(), ...closure });
  const wrong: [object, string, string][] = [
    [{ opening_hours: [{ day: 'monday', opens: '18:00', closes: '08:00' }] }, 'closes', texts.hoursBackward],
    [{ opening_hours: [{ day: 'monday', opens: '8', closes: '18:00' }] }, 'opens', texts.timeInvalid],
    [{ opening_hours: [week[0], week[0]] }, 'opening_hours', texts.dayTwice],
    [{ closed_from: day(2) }, 'closed_until', texts.closureIncomplete],
    [{ closed_from: day(5), closed_until: day(2) }, 'closed_until', texts.closureBackward],
    [{ closed_from: day(-5), closed_until: day(-2) }, 'closed_until', texts.closureOver],
    [{ closed_from: day(2), closed_until: day(500) }, 'closed_until', texts.closureFar],
  ];
  for (const [change, field, text] of wrong) {
    const refused = await set(change);
    expect(refused.status).toBe(400);
    const complaints = Object.entries(refused.body.details ?? {}).find(([name]) => name.endsWith(field));
    expect(complaints?.[1], JSON.stringify(refused.body)).toContain(text);
  }
  market.clock.pass({ days: 6 });
  expect(await page()).toMatchObject({ closed_from: null, closed_until: null });
});

test('open pages of the shop get each change, with increasing versions', async () => {
  const { slug, browser } = await seller();
  const published: Shop[] = [];
  const stop = await market.bus.subscribe(channels.shop(slug), (message) => published.push(JSON.parse(message)));
  await update(browser, slug);
  await browser.put('/api/my-shop', { ...profileForm, shop_description: 'Other words about the same cloth.' });
  await expect.poll(() => published.length).toBe(2);
  expect(published.map(({ shop_description: text }) => text)).toEqual([
    profileForm.shop_description,
    'Other words about the same cloth.',
  ]);
  expect((published[1]?.version ?? 0) > (published[0]?.version ?? 0)).toBe(true);
  expect(JSON.stringify(published)).not.toContain('kente.com');
  await stop();
});

test('hours and delivery options that another tab has changed are not overwritten', async () => {
  const { browser } = await seller();
  const hours = { opening_hours: [], closed_from: null, closed_until: null };
  const monday = { day: 'monday', opens: '08:00', closes: '18:00' };
  const { hours_version } = (await browser.get('/api/my-shop')).body;
  const first = await browser.put('/api/my-shop/opening-hours', { ...hours, opening_hours: [monday], hours_version });
  expect(first.status).toBe(200);
  const late = await browser.put('/api/my-shop/opening-hours', { ...hours, hours_version });
  expect(late).toMatchObject({ status: 409, body: { code: 'STALE' } });
  expect((await browser.get('/api/my-shop')).body.opening_hours).toEqual([monday]);
  // A change of the profile is no change of the hours.
  await browser.put('/api/my-shop', profileForm);
  const again = await browser.put('/api/my-shop/opening-hours', { ...hours, hours_version: first.body.hours_version });
  expect(again.status).toBe(200);

  const way = `/api/my-shop/delivery/${randomUUID()}`;
  const rider = { kind: 'rider', name: 'Own rider', free_above: null, is_active: true };
  const fee = (amount: string) => [{ region: 'Ashanti', fee: amount, min_days: 0, max_days: 1 }];
  const added = await browser.put(way, { ...rider, rates: fee('20.00') });
  const [{ version } = { version: '' }] = added.body.delivery_options as unknown as { version: string }[];
  expect((await browser.put(way, { ...rider, rates: fee('25.00'), version })).status).toBe(200);
  expect((await browser.put(way, { ...rider, rates: fee('30.00'), version })).body.code).toBe('STALE');
  await browser.delete(way);
  expect((await browser.put(way, { ...rider, rates: fee('30.00'), version })).body.code).toBe('STALE');
});
