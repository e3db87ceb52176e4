import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productImages, products } from '#catalog/tables.ts';
import { removeFiles } from '#platform/file-removal/remove-files.ts';
import { media } from '#platform/media/tables.ts';
import { productReviews } from '#reviews/tables.ts';
import { shops } from '#shops/tables.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { drawJpeg } from './forms.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const reason = 'Pictures of somebody else.';

/** A public picture with its file, as an upload that was put to use leaves it. */
async function picture(): Promise<string> {
  const id = crypto.randomUUID();
  const key = `uploads/${id}.jpeg`;
  const body = new Uint8Array(await (await drawJpeg()).arrayBuffer());
  await market.files.put('public', key, { body, contentType: 'image/jpeg' });
  const size = { width: 400, height: 400, color: '#0f5c43' };
  await market.db.insert(media).values({ id, key, ...size, createdAt: market.clock.now() });
  return id;
}

async function scene() {
  const [logoId, ofProduct, ofReview] = [await picture(), await picture(), await picture()];
  const shop = await market.world.createShop({ logoId });
  const product = await market.world.createProduct({ shop });
  const image = { id: crypto.randomUUID(), productId: product.id, mediaId: ofProduct, altText: '' };
  await market.db.insert(productImages).values({ ...image, position: 0, isPrimary: true });
  const buyer = await browserOf(market, await market.world.createUser());
  const said = { rating: 2, title: 'Not what I wanted', comment: 'The colours ran.' };
  const written = await buyer.post(`/api/v1/products/${product.slug}/reviews`, said);
  const review = String(written.body.review?.id);
  await market.db
    .update(productReviews)
    .set({ imageIds: [ofReview] })
    .where(eq(productReviews.id, review));
  const adminClient = await browserOf(market, await market.world.createUser({ staffRole: 'owner' }));
  const hide = async (kind: string, id: string, isHidden: boolean) => {
    const path = `/api/admin/hidden/${kind}/${id}`;
    const answer = isHidden ? await adminClient.put(path, { reason }) : await adminClient.delete(path, { reason });
    expect(answer.status).toBe(200);
  };
  return { shop, product, review, adminClient, hide, logoId, ofProduct, ofReview };
}

async function fetchPicture(id: string, headers: Record<string, string> = {}) {
  const answer = await market.marketplace.fetch(new Request(`http://localhost/media/${id}/320.webp`, { headers }));
  await answer.arrayBuffer();
  return [answer.status, answer.headers.get('cache-control')];
}

const open = [200, 'public, max-age=86400'];
const closed = [404, 'no-store'];

test('the picture of a hidden review is gone at once, also for clients that have its link, and returns with the review', async () => {
  const { review, hide, ofReview } = await scene();
  expect(await fetchPicture(ofReview)).toEqual(open);
  await hide('review', review, true);
  expect(await fetchPicture(ofReview)).toEqual(closed);
  expect(await fetchPicture(ofReview, { 'if-none-match': `"${ofReview}-320.webp"` })).toEqual(closed);
  await removeFiles({ ctx: market.context() });
  expect(await market.files.has('public', `renditions/${ofReview}/320.webp`)).toBe(false);
  await hide('review', review, false);
  expect(await fetchPicture(ofReview)).toEqual(open);
});

test('a hidden shop hides all its pictures; a product hidden by an admin keeps its own hidden', async () => {
  const { shop, product, hide, logoId, ofProduct, ofReview } = await scene();
  await hide('shop', shop.id, true);
  for (const id of [logoId, ofProduct]) expect(await fetchPicture(id)).toEqual(closed);
  // Reviews of other users belong to them.
  expect(await fetchPicture(ofReview)).toEqual(open);
  await hide('product', product.id, true);
  await hide('shop', shop.id, false);
  expect([await fetchPicture(logoId), await fetchPicture(ofProduct)]).toEqual([open, closed]);
  await hide('product', product.id, false);
  expect(await fetchPicture(ofProduct)).toEqual(open);
});

test('only pictures of hidden content can be deleted for good, with their files, and the deletion is logged', async () => {
  const { shop, product, review, adminClient, hide, logoId, ofProduct, ofReview } = await scene();
  for (const [kind, id, picture] of [
    ['review', review, ofReview],
    ['product', product.id, ofProduct],
    ['shop', shop.id, logoId],
  ] as const) {
    const path = `/api/admin/hidden/${kind}/${id}/pictures`;
    expect((await adminClient.delete(path, { reason })).status, kind).toBe(400);
    await hide(kind, id, true);
    expect((await adminClient.delete(path, { reason })).status, kind).toBe(200);
    await hide(kind, id, false);
    expect(await fetchPicture(picture), kind).toEqual(closed);
    const acts = (await adminClient.get(`/api/admin/audit?subject=${id}`)).body.results;
    expect(JSON.stringify(acts)).toContain(`support.${kind}.delete-pictures`);
  }
  await removeFiles({ ctx: market.context() });
  for (const id of [logoId, ofProduct, ofReview])
    expect(await market.files.has('public', `uploads/${id}.jpeg`)).toBe(false);
  const [left] = await market.db.select().from(shops).where(eq(shops.id, shop.id));
  expect(left?.logoId).toBeNull();
  const [card] = await market.db.select().from(products).where(eq(products.id, product.id));
  expect(card?.primaryImage).toBeNull();
});
