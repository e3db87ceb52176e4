import { email, fullName, phone } from '@besesaka/schema/accounts/inputs.ts';
import { regions } from '@besesaka/schema/kernel/regions.ts';
import { orderState } from '@besesaka/schema/orders/limits.ts';
import { beforeAll, expect, test } from 'vitest';
import { categoryTree } from '#catalog/data/categories.ts';
import { productLines, reviewLines, shopLines } from './data.ts';
import { type DemoRows, planDemo } from './plan-demo.ts';

const now = new Date('2026-11-20T12:00:00Z');
const leaves = categoryTree.flatMap((root) => root.children);
let demo: DemoRows;

beforeAll(async () => {
  demo = await planDemo(now);
});

test('the same time gives the same rows', async () => {
  expect(await planDemo(now)).toEqual(demo);
});

test('shops are in all sixteen regions, and each has products', () => {
  const selling = new Set(demo.products.map((product) => product.shopId));
  const shops = demo.shops.filter((shop) => selling.has(shop.id));
  expect(shops.length).toBeGreaterThanOrEqual(24);
  expect(new Set(shops.map((shop) => shop.region))).toEqual(new Set(regions));
  expect(selling.size).toBe(shopLines.length);
});

test('every leaf category has products', () => {
  expect(categoryTree.length).toBeGreaterThanOrEqual(8);
  for (const root of categoryTree) expect(root.children.length, root.slug).toBeGreaterThanOrEqual(3);
  const used = new Set(demo.products.map((product) => product.categorySlug));
  expect(leaves.map((leaf) => leaf.slug).filter((slug) => !used.has(slug))).toEqual([]);
  expect(demo.products.length).toBeGreaterThanOrEqual(320);
});

test('products have the specifications of their category, with its options', () => {
  const fieldsOf = new Map(leaves.map((leaf) => [leaf.slug, leaf.fields]));
  for (const { name, categorySlug, specifications = {} } of demo.products) {
    for (const field of fieldsOf.get(categorySlug) ?? []) {
      const value = specifications[field.id];
      if (field.required) expect(value, `${name}: ${field.id}`).toBeTruthy();
      if (value === undefined) continue;
      if (field.type === 'select') expect(field.options, `${name}: ${field.id}`).toContain(value);
      if (field.type === 'number') expect(value, `${name}: ${field.id}`).toMatch(/^\d+$/);
      if (field.type === 'date') expect(value, `${name}: ${field.id}`).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  }
});

test('options of a product agree with its specification and picture', () => {
  const offering = demo.products.filter(({ options = [] }) => options.length > 0);
  expect(offering.length).toBeGreaterThanOrEqual(8);
  for (const { name, options = [], specifications = {} } of offering) {
    const sizes = options.find(({ id }) => id === 'size')?.values ?? [];
    const agreeing = [sizes.join(', '), `${sizes[0]} to ${sizes.at(-1)}`];
    expect(agreeing, name).toContain(specifications.size);
    // Each product has one picture, which shows one colour.
    expect(
      options.map(({ id }) => id),
      name,
    ).not.toContain('colour');
  }
  const shoes = demo.products.filter(({ featuredUntil, categorySlug }) => featuredUntil && categorySlug === 'shoes');
  for (const { name, options = [] } of shoes)
    expect(
      options.map(({ id }) => id),
      name,
    ).toContain('size');
});

test('names, descriptions and prices follow the rules of the product form', () => {
  for (const product of demo.products) {
    expect(product.name.length, product.name).toBeGreaterThanOrEqual(3);
    expect(product.name.length, product.name).toBeLessThanOrEqual(100);
    expect(product.description.length, product.name).toBeGreaterThanOrEqual(10);
    expect(product.description.length, product.name).toBeLessThanOrEqual(2000);
    expect(product.metaDescription?.length, product.name).toBeLessThanOrEqual(160);
    expect(product.compareAtPesewas ?? Number.MAX_SAFE_INTEGER, product.name).toBeGreaterThan(product.pricePesewas);
  }
  for (const of of ['slug', 'sku', 'name'] as const) {
    expect(new Set(demo.products.map((product) => product[of])).size, of).toBe(demo.products.length);
  }
});

test('some products are sold out, low in stock, reduced or featured', () => {
  const count = (is: (product: DemoRows['products'][number]) => boolean) => demo.products.filter(is).length;
  expect(count((product) => product.stockQuantity === 0)).toBeGreaterThanOrEqual(10);
  expect(count((product) => product.stockQuantity > 0 && product.stockQuantity < 10)).toBeGreaterThanOrEqual(20);
  expect(count((product) => product.compareAtPesewas !== null)).toBeGreaterThanOrEqual(40);
  expect(
    count((product) => product.featuredUntil instanceof Date && product.featuredUntil > now),
  ).toBeGreaterThanOrEqual(12);
});

test('featured products have paid campaigns, and the demo seller has one in every state', () => {
  const { campaigns } = demo.campaigns;
  const featured = demo.products.filter((product) => product.featuredUntil);
  expect(featured.map(({ id }) => id).toSorted()).toEqual(campaigns.map(({ productId }) => productId).toSorted());
  const firstShopId = demo.shops[0]?.id;
  const states = new Set(campaigns.filter(({ shopId }) => shopId === firstShopId).map(({ toldState }) => toldState));
  expect(states).toEqual(new Set(['active', 'grace', 'expired']));
  for (const { startsAt } of campaigns) expect(startsAt.getTime()).toBeLessThan(now.getTime());
});

test('every product has pictures, and its card shows the first one', () => {
  for (const product of demo.products) {
    const images = demo.images.filter((image) => image.productId === product.id);
    expect(images.filter((image) => image.isPrimary).map((image) => image.mediaId)).toEqual([product.primaryImage?.id]);
  }
});

test('the pictures are the same on every day', async () => {
  const later = await planDemo(new Date('2027-03-01T00:00:00Z'));
  expect(later.pictures.map(({ id }) => id)).toEqual(demo.pictures.map(({ id }) => id));
  expect(new Set(demo.pictures.map(({ id }) => id)).size).toBe(demo.pictures.length);
});

test('the data of users passes the rules of the signup', () => {
  for (const user of demo.users) {
    expect(fullName.safeParse(user.fullName).success, user.fullName).toBe(true);
    expect(email.safeParse(user.email).success, user.email).toBe(true);
    expect(phone.safeParse(user.telephoneNumber).success, user.fullName).toBe(true);
    expect(user.telephoneE164, user.fullName).toMatch(/^\+233(2[034567]|5[0345679])\d{7}$/);
  }
  expect(new Set(demo.users.map((user) => user.email)).size).toBe(demo.users.length);
  for (const shop of demo.shops) expect(shop.businessPhone, shop.businessName).toMatch(/^\+233\d{9}$/);
});

test('rating sums equal those of the reviews, and sellers did not write them', () => {
  const sellers = new Set(demo.shops.map((shop) => shop.ownerId));
  for (const product of demo.products) {
    const reviews = demo.reviews.filter((review) => review.productId === product.id);
    expect(product.ratingCount, product.name).toBe(reviews.length);
    expect(product.ratingSum, product.name).toBe(reviews.reduce((sum, review) => sum + review.rating, 0));
    expect(product.salesCount ?? 0, product.name).toBeGreaterThanOrEqual(reviews.length);
    expect(new Set(reviews.map((review) => review.comment)).size, product.name).toBe(reviews.length);
  }
  expect(demo.reviews.some((review) => sellers.has(review.userId))).toBe(false);
  expect(new Set(demo.reviews.map((review) => review.rating))).toEqual(new Set([1, 2, 3, 4, 5]));
});

test('nothing is dated in the future', () => {
  const moments = [...demo.products, ...demo.reviews, ...demo.shops, ...demo.pictures].map((row) => row.createdAt);
  expect(moments.filter((moment) => moment > now)).toEqual([]);
});

test('shops with more products than the free tier allows have a plan, and so has the demo seller', () => {
  const free = 5;
  const counts = new Map<string, number>();
  for (const { shopId, categoryId, isActive } of demo.products) {
    const key = `${shopId} ${categoryId}`;
    if (isActive !== false) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const paying = new Set(demo.subscriptions.map(({ shopId }) => shopId));
  const over = [...counts].filter(([, count]) => count > free).map(([key]) => key.split(' ')[0]);
  expect(over.filter((shop) => !paying.has(String(shop)))).toEqual([]);
  for (const shop of demo.shops) expect(shop.listingLimit, shop.businessName).toBe(paying.has(shop.id) ? null : free);
  const firstShop = demo.shops.find(({ businessSlug }) => businessSlug === shopLines[0]?.slug);
  expect(paying.has(String(firstShop?.id))).toBe(true);
});

const meanOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

test('ratings average about 4.4 with a long tail; shops differ, and some are top rated', () => {
  const ratings = demo.reviews.map(({ rating }) => rating);
  expect(meanOf(ratings)).toBeGreaterThan(4.3);
  expect(meanOf(ratings)).toBeLessThan(4.5);
  const shares = [5, 4, 3, 2, 1].map((stars) => ratings.filter((rating) => rating === stars).length);
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  const counts = demo.products.map(({ ratingCount = 0 }) => ratingCount).sort((a, b) => a - b);
  expect(counts.at(-1)).toBeGreaterThanOrEqual(3 * (counts[counts.length >> 1] ?? 0));
  const shopMeans = demo.shops.flatMap(({ id }) => {
    const own = demo.shopReviews.filter(({ shopId }) => shopId === id);
    return own.length > 0 ? [meanOf(own.map(({ overall }) => overall))] : [];
  });
  expect(shopMeans.filter((mean) => mean >= 4.5).length).toBeGreaterThanOrEqual(5);
  expect(shopMeans.filter((mean) => mean < 4.4).length).toBeGreaterThanOrEqual(5);
});

test('the scores of a shop review are close to its rating, and its text fits', () => {
  for (const { overall, ...review } of demo.shopReviews)
    for (const score of [review.productQuality, review.customerService, review.shippingSpeed])
      expect(Math.abs(score - overall), review.title).toBeLessThanOrEqual(1);
  const starsOf = new Map(
    Object.values(reviewLines).flatMap((lines) => lines.map((line) => [line.comment, line.stars])),
  );
  for (const { comment, rating } of demo.reviews) expect(starsOf.get(comment), comment).toBe(rating);
});

test('shops reply to seven of ten reviews, after the reviews', () => {
  const written = new Map([...demo.reviews, ...demo.shopReviews].map(({ id, createdAt }) => [id, createdAt]));
  const share = demo.replies.length / written.size;
  expect(share).toBeGreaterThan(0.65);
  expect(share).toBeLessThan(0.75);
  for (const { reviewId, repliedAt } of demo.replies) {
    expect(repliedAt >= (written.get(reviewId) ?? now)).toBe(true);
    expect(repliedAt <= now).toBe(true);
  }
});

test('views by day add up to the views of the product, and the charts of the known shop make sense', () => {
  const month = new Date(now.getTime() - 30 * 86_400_000);
  const openedOf = new Map<string, number>();
  for (const { productId, opened } of demo.days) openedOf.set(productId, (openedOf.get(productId) ?? 0) + opened);
  for (const { id, viewsCount = 0, name, createdAt } of demo.products) {
    expect(openedOf.get(id) ?? 0, name).toBeLessThanOrEqual(viewsCount);
    if (createdAt > month) expect(openedOf.get(id), name).toBe(viewsCount);
  }
  const shop = demo.shops[0]?.id;
  const own = new Set(demo.products.filter(({ shopId }) => shopId === shop).map(({ id }) => id));
  const views = demo.days
    .filter(({ productId, day }) => own.has(productId) && new Date(day) > month)
    .reduce((sum, { opened }) => sum + opened, 0);
  const placed = demo.orders.filter(({ order }) => order.shopId === shop && order.createdAt > month).length;
  expect(placed).toBeGreaterThanOrEqual(20);
  expect(views).toBeGreaterThan(placed * 20);
});

test('each campaign of the known shop has impressions and views', () => {
  const shop = demo.shops[0]?.id;
  for (const { productId, startsAt, endsAt } of demo.campaigns.campaigns.filter(({ shopId }) => shopId === shop)) {
    const during = demo.days.filter(
      ({ productId: id, day }) => id === productId && new Date(day) > startsAt && new Date(day) < endsAt,
    );
    const shown = during.reduce((sum, day) => sum + day.shown, 0);
    const opened = during.reduce((sum, day) => sum + day.opened, 0);
    expect(opened).toBeGreaterThan(0);
    expect(shown).toBeGreaterThan(opened * 5);
  }
});

test('shops sell what their description says, and the demo shop has orders in every state', () => {
  const lines = new Map(
    Object.entries(productLines).flatMap(([leaf, all]) => all.map((line) => [line.name, { ...line, leaf }])),
  );
  const rootOf = new Map(categoryTree.flatMap((root) => root.children.map((leaf) => [leaf.slug, root.slug])));
  for (const { name, sellerSlug } of demo.products) {
    const line = lines.get(name);
    const { sells = [] } = shopLines.find(({ slug }) => slug === sellerSlug) ?? {};
    const fits = [name, line?.leaf, rootOf.get(line?.leaf ?? '')].some((one) => one && sells.includes(one));
    expect(fits || line?.shop === sellerSlug, `${sellerSlug}: ${name}`).toBe(true);
  }
  const ofFirstShop = demo.orders.filter(({ order }) => order.shopId === demo.shops[0]?.id);
  // An order waits for its payment for 15 minutes only.
  const lasting = orderState.values.filter((state) => state !== 'awaiting_payment');
  expect(new Set(ofFirstShop.map(({ order }) => order.state))).toEqual(new Set(lasting));
});

test('orders were paid in the app: held, on hold, released, and on the way back', () => {
  const states = new Set(demo.shopMoney.money.map(({ state }) => state));
  expect(states).toEqual(new Set(['held', 'frozen', 'released', 'refunding']));
});

test('the queue of cases has three of different kinds', () => {
  const { cases } = demo.shopMoney;
  expect(cases.map(({ kind }) => kind).sort()).toEqual(['not_delivered', 'problem', 'report']);
});
