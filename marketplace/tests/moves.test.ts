import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { shopTexts } from '@besesaka/schema/shops/texts.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCategories } from '#catalog/categories/fill-categories.ts';
import { moveCategory } from '#catalog/categories/move-category.ts';
import { categories, products } from '#catalog/tables.ts';
import type { Viewer } from '#platform/context.ts';
import { newId } from '#platform/ids.ts';
import { startTestMarketplace } from '#platform/testing/marketplace.ts';
import { renameShop } from '#shops/rename-shop.ts';

/** Busy machines need it; a poll that is right ends at once. */
const patience = { timeout: 10_000 };

let it: Awaited<ReturnType<typeof startTestMarketplace>>;
let admin: Viewer;
const many = 450;

const viewerOf = (person: { id: string }): Viewer => ({
  userId: person.id,
  sessionId: newId(),
});

beforeAll(async () => {
  it = await startTestMarketplace();
  admin = viewerOf(await it.world.createPerson({ role: 'admin' }));
  await it.marketplace.jobs.start();
});
afterAll(() => it.close());

async function growTree() {
  const { createCategory, createProduct } = it.world;
  const from = await createCategory({ name: 'Home' });
  const to = await createCategory({ name: 'Garden' });
  const pathUnder = (slug: string, parent: { path: string[] }) => ({ slug, path: [...parent.path, slug] });
  const branch = await createCategory({
    name: 'Tools',
    parentId: from.id,
    fullPath: 'Home > Tools',
    ...pathUnder(`tools-${newId()}`, from),
  });
  const leaf = await createCategory({
    name: 'Saws',
    parentId: branch.id,
    fullPath: 'Home > Tools > Saws',
    ...pathUnder(`saws-${newId()}`, branch),
  });
  const product = await createProduct({ category: leaf });
  return { from, to, branch, leaf, product };
}

/** Copies of a product, all as it is. */
const multiply = (id: string) =>
  it.db.execute(sql`
    insert into products (id, shop_id, category_id, slug, sku, name, description, price_pesewas, stock_quantity, is_active,
      category_name, category_slug, category_path, seller_name, seller_slug, seller_verified, created_at, updated_at)
    select gen_random_uuid(), shop_id, category_id, slug || '-' || n, sku || '-' || n, name, description, price_pesewas,
      stock_quantity, n % 2 = 0, category_name, category_slug, category_path, seller_name, seller_slug, seller_verified,
      created_at, updated_at
    from products, generate_series(1, ${many}::int) as n where id = ${id}`);

const countWhere = (condition: ReturnType<typeof sql>) => it.db.$count(products, condition);
const found = async (query: string) => (await it.client().get(`/api/v1/products?${query}`)).body.count;

test('a category that moves takes all below it along, and the products of both', async () => {
  const { to, branch, leaf, product } = await growTree();
  await moveCategory({ ctx: it.context(admin), input: { id: branch.id, parentId: to.id } });
  const [moved] = await it.db.select().from(categories).where(eq(categories.id, leaf.id));
  expect(moved).toMatchObject({ path: [to.slug, branch.slug, leaf.slug], fullPath: 'Garden > Tools > Saws' });
  expect(await found(`category=${to.slug}`)).toBe(1);
  const page = await it.client().get(`/api/v1/products/${product.slug}`);
  expect(page.body).toMatchObject({ category: { path: [{ name: 'Garden' }, { name: 'Tools' }, { name: 'Saws' }] } });
});

test('of many products a few go at once and the others by a job, those that nobody sees as well', async () => {
  const { from, to, branch, product } = await growTree();
  await multiply(product.id);
  await moveCategory({ ctx: it.context(admin), input: { id: branch.id, parentId: to.id } });
  const inTree = (slug: string) => countWhere(sql`category_path @> array[${slug}]`);
  expect(await inTree(to.slug)).toBeGreaterThan(100);
  await expect.poll(() => inTree(to.slug), patience).toBe(many + 1);
  expect(await inTree(from.slug)).toBe(0);
});

test('a category never comes below itself, whoever moves at the same time', async () => {
  const { from, to, branch, leaf } = await growTree();
  const move = (id: string, parentId: string | null) =>
    moveCategory({ ctx: it.context(admin), input: { id, parentId } });
  for (const parent of [branch.id, leaf.id]) {
    await expect(move(branch.id, parent)).rejects.toThrow(catalogTexts.categoryBelowItself);
  }
  const both = await Promise.allSettled([move(from.id, to.id), move(to.id, from.id)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(move(newId(), null)).rejects.toThrow(catalogTexts.categoryMissing);
  await expect(move(branch.id, newId())).rejects.toThrow(catalogTexts.categoryMissing);
});

test('only an admin moves categories', async () => {
  const { to, branch } = await growTree();
  const somebody = viewerOf(await it.world.createPerson());
  const asked = moveCategory({ ctx: it.context(somebody), input: { id: branch.id, parentId: to.id } });
  await expect(asked).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('what admins made of the tree stays when the house starts again', async () => {
  const { to, branch } = await growTree();
  await moveCategory({ ctx: it.context(admin), input: { id: branch.id, parentId: to.id } });
  const before = await it.db.$count(categories);
  await fillCategories({ ctx: it });
  expect(await it.db.$count(categories)).toBe(before);
});

test('a shop that is renamed is found by its new name, and by its old one no more', async () => {
  const shop = await it.world.createShop({ businessName: 'Sankofa Looms' });
  const product = await it.world.createProduct({ shop });
  await multiply(product.id);
  const owner = viewerOf(shop.owner);
  await renameShop({ ctx: it.context(owner), input: { shopId: shop.id, businessName: 'Gyenyame Weavers' } });
  await expect.poll(() => countWhere(sql`seller_name = 'Gyenyame Weavers'`), patience).toBe(many + 1);
  it.clock.pass({ seconds: 10 });
  expect(await found('q=gyenyame')).toBe(many / 2 + 1);
  expect(await found('q=sankofa')).toBe(0);
  expect((await it.client().get(`/api/v1/products/${product.slug}`)).body).toMatchObject({
    seller: { business_name: 'Gyenyame Weavers', business_slug: shop.businessSlug },
  });
});

test('a shop keeps its name when the new one is taken, or somebody else asks', async () => {
  const [shop, other] = [await it.world.createShop(), await it.world.createShop()];
  const rename = (viewer: Viewer, businessName: string) =>
    renameShop({ ctx: it.context(viewer), input: { shopId: shop.id, businessName } });
  const taken = rename(viewerOf(shop.owner), other.businessName.toUpperCase());
  await expect(taken).rejects.toMatchObject({
    message: shopTexts.nameTaken,
    details: { business_name: [shopTexts.nameTaken] },
  });
  await expect(rename(viewerOf(other.owner), 'Stolen')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await countWhere(sql`shop_id = ${shop.id} and seller_name = 'Stolen'`)).toBe(0);
});
