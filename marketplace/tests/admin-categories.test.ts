import { categoryTexts as texts } from '@besesaka/schema/catalog/category-texts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCategories } from '#catalog/categories/fill-categories.ts';
import { categories } from '#catalog/tables.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import type { Json } from '#world/client.ts';
import { startTestMarketplace } from '#world/marketplace.ts';

let market: TestMarketplace;
let adminClient: Awaited<ReturnType<typeof browserOf>>;
beforeAll(async () => {
  market = await startTestMarketplace();
  adminClient = await browserOf(market, await market.world.createUser({ staffRole: 'owner' }));
});
afterAll(() => market.close());

const list = (rows: Json | undefined) => Object.values(rows ?? {});
const path = '/api/admin/categories';
const add = (name: string, parent_id: string | null = null) => adminClient.post(path, { name, parent_id });
const weave = {
  id: 'weave',
  label: 'Weave',
  type: 'select',
  required: true,
  placeholder: '',
  options: ['Single', 'Double'],
};
const length = {
  id: 'length',
  label: 'Length',
  type: 'number',
  required: false,
  placeholder: 'In metres',
  options: [],
};

const show = (id: Json | undefined) => adminClient.patch(`${path}/${id}`, { is_hidden: false, version: 1 });

/** The product as visitors see it. */
async function tree() {
  const { body } = await market.client().get('/api/v1/categories');
  return list(body.results).map(({ name, slug, children }) => ({
    name,
    slug,
    children: list(children).map((child) => child.name),
  }));
}

test('new categories are added at the end, and menus show them without a restart', async () => {
  await tree();
  const root = (await add('  Looms & Yarn ')).body;
  expect(root).toMatchObject({ name: 'Looms & Yarn', slug: 'looms-yarn', parent_id: null, version: 1, fields: [] });
  const leaf = await add('Hand Looms', String(root.id));
  expect([leaf.status, leaf.body.full_path]).toEqual([201, 'Looms & Yarn > Hand Looms']);
  // Other users see neither an unfinished category nor the descendants of a hidden one.
  expect((await tree()).map(({ slug }) => slug)).not.toContain('looms-yarn');
  await show(leaf.body.id);
  expect((await tree()).map(({ slug }) => slug)).not.toContain('looms-yarn');
  await show(root.id);
  expect((await tree()).at(-1)).toEqual({ name: 'Looms & Yarn', slug: 'looms-yarn', children: ['Hand Looms'] });
  const again = (await add('Looms Yarn')).body;
  expect(again.slug).toBe('looms-yarn-2');
  for (const [name, parent, details] of [
    ['L', null, { name: [texts.nameShort] }],
    ['***', null, { name: [texts.nameUnreadable] }],
    ['hand looms', root.id, { name: [texts.nameTaken] }],
  ] as const)
    expect((await add(name, parent && String(parent))).body).toMatchObject({ details });
  expect((await add('Deeper', String(leaf.body.id))).body.error).toBe(texts.parentBelow);
  expect((await add('Nowhere', crypto.randomUUID())).status).toBe(404);
});

test('an admin sorts categories, sets their icon, hides them from menus and deletes empty ones', async () => {
  const root = (await add('Ordered')).body;
  const [first, second, third] = [
    await add('One', String(root.id)),
    await add('Two', String(root.id)),
    await add('Three', String(root.id)),
  ];
  for (const { id } of [root, first.body, second.body, third.body]) await show(id);
  const children = async () => (await tree()).find(({ slug }) => String(slug) === 'ordered')?.children;
  expect(await children()).toEqual(['One', 'Two', 'Three']);
  const put = (id: Json | undefined, position: number) => adminClient.put(`${path}/${id}/position`, { position });
  expect((await put(third.body.id, 0)).body).toMatchObject({ position: 0 });
  expect((await put(first.body.id, 20)).body).toMatchObject({ position: 2 });
  expect(await children()).toEqual(['Three', 'Two', 'One']);
  const changed = await adminClient.patch(`${path}/${root.id}`, { icon: 'shirt', version: 2 });
  expect(changed.body).toMatchObject({ icon: 'shirt', is_hidden: false, version: 3 });
  expect((await adminClient.patch(`${path}/${root.id}`, { icon: 'skull', version: 3 })).status).toBe(400);
  await adminClient.patch(`${path}/${second.body.id}`, { is_hidden: true, version: 2 });
  expect(await children()).toEqual(['Three', 'One']);

  // A root counts what stands below it, and is not empty as long as something is below.
  const [row] = await market.db
    .select()
    .from(categories)
    .where(eq(categories.id, String(first.body.id)));
  await market.world.createProduct({ category: row, isActive: false });
  expect((await adminClient.get(`${path}/${root.id}`)).body.product_count).toBe(1);
  for (const id of [root.id, first.body.id])
    expect((await adminClient.delete(`${path}/${id}`)).body.error).toBe(texts.notEmpty);
  expect((await adminClient.delete(`${path}/${second.body.id}`)).body).toEqual({ id: second.body.id });
  expect((await adminClient.get(`${path}/${second.body.id}`)).status).toBe(404);
});

test('a renamed category keeps its slug; its products, search and breadcrumbs have the new name', async () => {
  const root = (await add('Cloth')).body;
  const leaf = (await add('Fugu', String(root.id))).body;
  const [row] = await market.db
    .select()
    .from(categories)
    .where(eq(categories.id, String(leaf.id)));
  const product = await market.world.createProduct({ category: row, name: 'Striped one' });
  const change = (id: Json | undefined, body: object) => adminClient.patch(`${path}/${id}`, body);
  const renamed = await change(leaf.id, { name: 'Batakari', version: 1 });
  expect(renamed.body).toMatchObject({ name: 'Batakari', slug: 'fugu', version: 2, product_count: 1 });
  await change(root.id, { name: 'Woven Cloth', version: 1 });
  const page = (await market.client().get(`/api/v1/products/${product.slug}`)).body;
  expect(page.category).toMatchObject({
    full_path: 'Woven Cloth > Batakari',
    path: [{ slug: 'cloth' }, { slug: 'fugu' }],
  });
  const found = await market.client().get('/api/v1/products/search?q=batakari');
  expect(list(found.body.results).map(({ slug }) => slug)).toEqual([product.slug]);
  // A category with products gets no children, and one of two parallel changes is refused.
  expect((await change(leaf.id, { name: 'Smock', version: 1 })).body).toMatchObject({
    error: texts.stale,
    code: 'STALE',
  });
  const other = (await add('Elsewhere')).body;
  await adminClient.put(`${path}/${leaf.id}/parent`, { parent_id: null });
  expect((await add('Below', String(leaf.id))).body.error).toBe(texts.parentHolds);
  const moved = await adminClient.put(`${path}/${leaf.id}/parent`, { parent_id: other.id });
  expect(moved.body.full_path).toBe('Elsewhere > Batakari');
  expect((await market.client().get('/api/v1/products?category=elsewhere')).body.count).toBe(1);
  const acts = list((await adminClient.get(`/api/admin/audit?subject=${leaf.id}`)).body.results).map(({ act }) => act);
  expect(acts).toEqual([
    ...['catalog.category.move', 'catalog.category.move'],
    ...['catalog.category.change', 'catalog.category.add'],
  ]);
});

test("a product's specifications follow the fields of its category", async () => {
  const leaf = (await add('Baskets')).body;
  const put = (fields: object[], version: number) => adminClient.patch(`${path}/${leaf.id}`, { fields, version });
  expect((await put([weave, length], 1)).body).toMatchObject({ field_count: 2, fields: [weave, length], version: 2 });
  const fieldsResponse = await market.client().get(`/api/v1/categories/${leaf.slug}/fields`);
  expect(list(fieldsResponse.body.results).map(({ id }) => id)).toEqual(['weave', 'length']);
  for (const [fields, text] of [
    [[weave, weave], texts.keyTwice],
    [[{ ...weave, id: 'Weave it' }], texts.keyInvalid],
    [[{ ...weave, label: ' ' }], texts.labelMissing],
    [[{ ...weave, options: ['Single'] }], texts.optionsFew],
    [[{ ...weave, options: ['Single', 'Single'] }], texts.optionTwice],
    [[{ ...length, options: ['1', '2'] }], texts.optionsUnused],
  ] as const)
    expect(JSON.stringify((await put([...fields], 2)).body)).toContain(text);
  expect((await put([], 2)).body.fields).toEqual([]);
});

test('the list has the number of products per category; only admins read or change the tree', async () => {
  const { body } = await adminClient.get(path);
  expect(list(body.results).find(({ name }) => String(name) === 'Batakari')).toMatchObject({
    product_count: 1,
    field_count: 0,
  });
  const user = await browserOf(market, await market.world.createUser({ isSeller: true }));
  const id = String(list(body.results)[0]?.id);
  const answers = [
    await user.get(path),
    await user.get(`${path}/${id}`),
    await user.post(path, { name: 'Mine', parent_id: null }),
    await user.patch(`${path}/${id}`, { name: 'Mine', version: 1 }),
    await user.put(`${path}/${id}/parent`, { parent_id: null }),
    await user.put(`${path}/${id}/position`, { position: 0 }),
    await user.delete(`${path}/${id}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403]);
});

test('a restart keeps the changes that admins made to the tree', async () => {
  const before = (await adminClient.get(path)).body;
  await fillCategories({ ctx: market });
  expect((await adminClient.get(path)).body).toEqual(before);
});

test('a call of another user locks nothing', async () => {
  const browser = await browserOf(market, await market.world.createUser());
  const refused = await market.db.transaction(async (tx) => {
    await tx.select().from(categories).for('update');
    return browser.post(path, { name: 'Held for others', parent_id: null });
  });
  expect(refused.status).toBe(403);
});
