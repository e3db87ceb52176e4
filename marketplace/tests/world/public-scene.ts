import { sql } from 'drizzle-orm';
import { products, productVariants } from '#catalog/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { productReviews, shopReviews } from '#reviews/tables.ts';
import { takeDownShop } from '#shops/take-down-shop.ts';
import { browserOf, type TestMarketplace } from './browser-of.ts';

/** All hidden content begins with this word, or is this price or stock. */
const word = 'zmark';
const pricePesewas = 98_765_432;
const stockQuantity = 98_765;
const secret = new RegExp(`${word}[\\w-]*|987654\\.32|${stockQuantity}`, 'gi');

/** The private texts in an answer, page or event, each once. */
export const secretsIn = (text: string): string[] => [...new Set(text.match(secret) ?? [])].toSorted();

type World = TestMarketplace['world'];
type Shop = Awaited<ReturnType<World['createShop']>>;
type ProductRow = Partial<typeof products.$inferSelect>;
type VariantRow = Partial<typeof productVariants.$inferInsert> & { value: string };

const pickup = (name: string, isActive: boolean) => ({
  id: newId(),
  kind: 'pickup' as const,
  name,
  isActive,
  freeAbovePesewas: null,
  pickupAddress: `${name}-address`,
  pickupHours: `${name}-hours`,
  rates: [],
});

/** A shop whose public texts are `of`; an open one has private columns and parts that buyers cannot choose. */
function wordsOf(of: string) {
  const contact = { businessEmail: `${word}-e@example.com`, businessPhone: `${word}-p`, businessAddress: `${word}-a` };
  const slug = `${of}-shop`.toLowerCase();
  return {
    businessName: `Kente ${of} House`,
    businessSlug: slug,
    description: `${of}-description`,
    ...contact,
    city: `${of}-town`,
    openingHours: [],
    closedFrom: null,
    closedUntil: null,
  };
}

/** An active and an inactive variant. A product without `variants` is a simple one. */
async function addVariants({ db }: TestMarketplace, productId: string, variants: VariantRow[]) {
  const options = [{ id: 'size', name: 'Size', values: variants.map(({ value }) => value) }];
  const offered = { size: variants.flatMap(({ value, isActive }) => (isActive === false ? [] : value)) };
  await db.update(products).set({ options, offeredValues: offered }).where(sql`id = ${productId}`);
  await db.delete(productVariants).where(sql`product_id = ${productId}`);
  const rows = variants.map(({ value, ...row }, position) => ({
    id: newId(),
    productId,
    position,
    optionValues: [value],
    sku: `${word}-sku-${value}`,
    pricePesewas: 12_500,
    stockQuantity: 5,
    ...row,
  }));
  await db.insert(productVariants).values(rows);
}

async function addReview(
  { db, world, clock }: TestMarketplace,
  about: { product?: string; shop?: string },
  of: string,
) {
  const { id: userId } = await world.createUser();
  const said = { id: newId(), userId, title: `${of}-title`, comment: `${of}-comment`, reviewerName: `${of}-reviewer` };
  const times = { createdAt: clock.now(), updatedAt: clock.now(), isVerifiedPurchase: false };
  if (about.product) await db.insert(productReviews).values({ ...said, ...times, productId: about.product, rating: 4 });
  if (about.shop) {
    const scores = { overall: 4, productQuality: 4, customerService: 0, shippingSpeed: 0 };
    await db.insert(shopReviews).values({ ...said, ...times, ...scores, shopId: about.shop });
  }
}

/** A product of which nothing is public, with variants and a review. */
async function addSecret(market: TestMarketplace, shop: Shop, given: ProductRow = {}) {
  const text = (name: string) => `${word}-${name}`;
  const made = await market.world.createProduct({
    shop,
    name: `Kente ${text('name')}`,
    slug: `${text('slug')}-${newId().slice(-8)}`,
    sku: text('sku'),
    description: text('description'),
    metaTitle: text('title'),
    metaDescription: text('meta'),
    pricePesewas,
    specifications: { care: text('care') },
    stockQuantity,
    ...given,
  });
  await addVariants(market, made.id, [{ value: text('size'), pricePesewas, stockQuantity }]);
  await addReview(market, { product: made.id }, word);
  return made;
}

/** A shop with a product, of which nothing is public once it is hidden. */
async function addSecretShop(market: TestMarketplace) {
  const of = `${word}-${newId().slice(-8)}`;
  const owner = await market.world.createUser({ isSeller: true, fullName: word, email: `${of}@example.com` });
  const shop = await market.world.createShop({ owner, ...wordsOf(of), deliveryOptions: [pickup(`${word}-way`, true)] });
  await addReview(market, { shop: shop.id }, word);
  return { owner, shop, product: await addSecret(market, shop) };
}

/**
 * An open shop with a public product that has an active and an inactive variant, and beside them everything that visitors
 * may not see: products that are drafts, archived or hidden, and shops that were taken down, or whose owner leaves or is
 * suspended.
 */
export async function createPublicScene(market: TestMarketplace) {
  const { world, clock } = market;
  const ways = [pickup('Open way', true), pickup(`${word}-way`, false)];
  const shop = await world.createShop({ ...wordsOf('Open'), deliveryOptions: ways });
  const product = await world.createProduct({ shop, slug: 'open-product', name: 'Kente Open Stole' });
  await addVariants(market, product.id, [
    { value: `${word}-size`, isActive: false, pricePesewas, stockQuantity },
    { value: 'Large' },
  ]);
  await addReview(market, { product: product.id, shop: shop.id }, 'Open');
  const away = [{ isActive: false }, { archivedAt: clock.now() }, { archivedAt: clock.now(), hiddenAt: clock.now() }];
  const secrets = await Promise.all(away.map((given) => addSecret(market, shop, given)));
  const shops = [await addSecretShop(market), await addSecretShop(market), await addSecretShop(market)] as const;
  const [taken, left, suspended] = shops;
  await inTransaction(market.context(), (tx) => takeDownShop({ tx, input: { id: taken.shop.id, isHidden: true } }));
  const leaving = await (await browserOf(market, left.owner)).delete('/api/delete-account', { reason: 'Other' });
  const admin = await browserOf(market, await world.createUser({ staffRole: 'owner' }));
  const path = `/api/admin/users/${suspended.owner.id}/suspension`;
  const suspension = await admin.put(path, { reason: `${word}-reason`, until: null });
  return {
    shop,
    product,
    statuses: [leaving.status, suspension.status],
    products: [product, ...secrets, ...shops.map((one) => one.product)],
    shops: [shop, ...shops.map((one) => one.shop)],
  };
}
