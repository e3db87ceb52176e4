import { categoryTexts } from '@besesaka/schema/catalog/category-texts.ts';
import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveCategory } from '#catalog/categories/move-category.ts';
import { categories, products } from '#catalog/tables.ts';
import { newId } from '#platform/base/ids.ts';
import type { Viewer } from '#platform/context.ts';
import { shops } from '#shops/tables.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { applicants } from './applicants.ts';

/** Busy machines need it; a poll that is right ends at once. */
const patience = { timeout: 10_000 };

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let admin: Viewer;
const rowCount = 450;

const viewerOf = (user: { id: string }): Viewer => ({
  userId: user.id,
  sessionId: newId(),
});

beforeAll(async () => {
  market = await startTestMarketplace();
  admin = viewerOf(await market.world.createUser({ staffRole: 'owner' }));
  await market.marketplace.jobs.start();
});
afterAll(() => market.close());

const { user, admin: anAdmin, apply, newestId, decide } = applicants(() => market);

/** A root with a leaf in which something is offered, and an empty one. */
async function growTree() {
  const { createCategory, createProduct } = market.world;
  const [home, garden] = [`Home ${newId()}`, `Garden ${newId()}`];
  const from = await createCategory({ name: home, fullPath: home });
  const to = await createCategory({ name: garden, fullPath: garden });
  const slug = `tools-${newId()}`;
  const place = { parentId: from.id, fullPath: `${home} > Tools`, slug, path: [from.slug, slug] };
  const branch = await createCategory({ name: 'Tools', ...place });
  const product = await createProduct({ category: branch });
  return { from, to, branch, product };
}

const move = (id: string, parentId: string | null) =>
  moveCategory({ ctx: market.context(admin), input: { id, parent_id: parentId } });

/** Copies of a product, all as it is. */
const multiply = (id: string) =>
  market.db.execute(sql`
    insert into products (id, shop_id, category_id, slug, sku, name, description, price_pesewas, stock_quantity, is_active,
      category_name, category_slug, category_path, seller_name, seller_slug, seller_verified, created_at, updated_at)
    select gen_random_uuid(), shop_id, category_id, slug || '-' || n, sku || '-' || n, name, description, price_pesewas,
      stock_quantity, n % 2 = 0, category_name, category_slug, category_path, seller_name, seller_slug, seller_verified,
      created_at, updated_at
    from products, generate_series(1, ${rowCount}::int) as n where id = ${id}`);

const countWhere = (condition: ReturnType<typeof sql>) => market.db.$count(products, condition);
const found = async (query: string) => (await market.client().get(`/api/v1/products?${query}`)).body.count;

test('a category that moves takes its products along', async () => {
  const { to, branch, product } = await growTree();
  await move(branch.id, to.id);
  const [moved] = await market.db.select().from(categories).where(eq(categories.id, branch.id));
  expect(moved).toMatchObject({ path: [to.slug, branch.slug], fullPath: `${to.name} > Tools` });
  expect(await found(`category=${to.slug}`)).toBe(1);
  const page = await market.client().get(`/api/v1/products/${product.slug}`);
  expect(page.body).toMatchObject({ category: { path: [{ name: to.name }, { name: 'Tools' }] } });
});

test('a move updates a few products at once and the others by a job, also hidden ones', async () => {
  const { from, to, branch, product } = await growTree();
  await multiply(product.id);
  await move(branch.id, to.id);
  const inTree = (slug: string) => countWhere(sql`category_path @> array[${slug}]`);
  expect(await inTree(to.slug)).toBeGreaterThan(100);
  await expect.poll(() => inTree(to.slug), patience).toBe(rowCount + 1);
  expect(await inTree(from.slug)).toBe(0);
});

test('a category never moves below itself or to another level, even with parallel moves', async () => {
  const { from, to, branch } = await growTree();
  const other = await market.world.createCategory();
  await expect(move(branch.id, branch.id)).rejects.toThrow(categoryTexts.belowItself);
  await expect(move(from.id, branch.id)).rejects.toThrow(categoryTexts.belowItself);
  await expect(move(from.id, to.id)).rejects.toThrow(categoryTexts.tooDeep);
  await expect(move(to.id, branch.id)).rejects.toThrow(categoryTexts.parentBelow);
  const both = await Promise.allSettled([move(to.id, other.id), move(other.id, to.id)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(move(newId(), null)).rejects.toThrow(catalogTexts.categoryMissing);
  await expect(move(branch.id, newId())).rejects.toThrow(catalogTexts.categoryMissing);
});

test('a shop verified under a new name is found by it, and not by the old one', async () => {
  const { browser } = await user();
  const { body } = await apply(browser, { business_name: 'Sankofa Looms' });
  const [shop] = await market.db
    .select()
    .from(shops)
    .where(eq(shops.id, String(body.id)));
  const product = await market.world.createProduct({ ...(shop && { shop }) });
  await multiply(product.id);
  await decide(await anAdmin(), await newestId(browser), 'reject', 'The name is not that of the card.');
  await apply(browser, { business_name: 'Gyenyame Weavers' });
  await decide(await anAdmin(), await newestId(browser), 'verify');
  await expect.poll(() => countWhere(sql`seller_name = 'Gyenyame Weavers'`), patience).toBe(rowCount + 1);
  market.clock.pass({ seconds: 10 });
  expect(await found('q=gyenyame')).toBe(rowCount / 2 + 1);
  expect(await found('q=sankofa')).toBe(0);
  expect((await market.client().get(`/api/v1/products/${product.slug}`)).body).toMatchObject({
    seller: { business_name: 'Gyenyame Weavers', business_slug: body.business_slug },
  });
});
