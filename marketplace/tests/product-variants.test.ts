import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reduceStock, returnStock } from '#catalog/product/move-stock.ts';
import { changeOffer } from '#catalog/product/write-variant.ts';
import { products, productVariants } from '#catalog/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { browserOf } from '#testing/browser-of.ts';
import { startTestMarketplace } from '#testing/marketplace.ts';

let it: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  it = await startTestMarketplace();
});
afterAll(() => it.close());

/** Products whose row says something else than their variants. */
async function differing(): Promise<unknown[]> {
  return rowsOf(
    it.db,
    sql`
    select products.id from products left join (
      select product_id, min(sku) filter (where position = 0) as sku, min(price_pesewas) filter (where position = 0) as price,
        min(compare_at_pesewas) filter (where position = 0) as compare, sum(stock_quantity)::int as stock
      from product_variants group by product_id
    ) as offered on product_id = products.id
    where (products.sku, price_pesewas, compare_at_pesewas, stock_quantity) is distinct from (offered.sku, price, compare, stock)`,
  );
}

const offerOf = async (id: string) => {
  const [row] = await it.db.select().from(productVariants).where(eq(productVariants.productId, id));
  return row;
};

test('what a seller offers, changes and duplicates is written to the variant and read from the product', async () => {
  const shop = await it.world.createShop();
  const product = await it.world.createProduct({ shop, stockQuantity: 3 });
  const browser = await browserOf(it, shop.owner);
  const changed = { price: '80.00', compare_at_price: '100.00', stock_quantity: 9 };
  const answer = await browser.patch(`/api/products/${product.slug}`, changed);
  expect(answer.body).toMatchObject({ ...changed, version: 2, edit_version: 1 });
  const offer = { pricePesewas: 8_000, compareAtPesewas: 10_000, stockQuantity: 9, sku: product.sku, position: 0 };
  expect(await offerOf(product.id)).toMatchObject(offer);
  const copy = await browser.post(`/api/products/${product.slug}/duplicate`, {});
  expect(copy.status, JSON.stringify(copy.body)).toBe(201);
  expect(copy.body).toMatchObject({ price: '80.00', stock_quantity: 0 });
  expect(await offerOf(String(copy.body.id))).toMatchObject({ ...offer, stockQuantity: 0, sku: copy.body.sku });
  expect(await differing()).toEqual([]);
});

test('services of before, which write products alone, and those of today change the same offer', async () => {
  const product = await it.world.createProduct({ stockQuantity: 50 });
  const before = () =>
    it.db.execute(
      sql`update products set stock_quantity = stock_quantity - 1, version = version + 1 where id = ${product.id}`,
    );
  const lines = [{ productId: product.id, quantity: 1 }];
  const today = (move: typeof returnStock) =>
    inTransaction(it.context(), async (tx) => {
      await tx.db.select().from(products).where(eq(products.id, product.id)).for('no key update');
      await move({ tx, input: { lines } });
    });
  await Promise.all([
    ...Array.from({ length: 10 }, before),
    ...Array.from({ length: 10 }, () => today(async (args) => void (await reduceStock(args)))),
    ...Array.from({ length: 3 }, () => today(returnStock)),
  ]);
  await it.db.update(products).set({ pricePesewas: 700, sku: 'SKUOFBEFORE' }).where(eq(products.id, product.id));
  expect(await offerOf(product.id)).toMatchObject({ stockQuantity: 33, pricePesewas: 700, sku: 'SKUOFBEFORE' });
  const [row] = await it.db.select().from(products).where(eq(products.id, product.id));
  expect(row).toMatchObject({ stockQuantity: 33, pricePesewas: 700, version: 24 });
  expect(await differing()).toEqual([]);
});

test('a second size adds its pieces, and the first one keeps the price', async () => {
  const product = await it.world.createProduct({ stockQuantity: 4 });
  const size = { productId: product.id, position: 1, sku: 'SKUSIZETWO', pricePesewas: 9_900, stockQuantity: 6 };
  const [added] = await it.db
    .insert(productVariants)
    .values({ ...size, id: newId() })
    .returning();
  const seen = () => it.db.select().from(products).where(eq(products.id, product.id));
  expect(await seen()).toMatchObject([{ stockQuantity: 10, pricePesewas: product.pricePesewas, sku: product.sku }]);
  await changeOffer(it.context(), product.id, { stockQuantity: 1 });
  expect(await seen()).toMatchObject([{ stockQuantity: 7 }]);
  await it.db.delete(productVariants).where(eq(productVariants.id, String(added?.id)));
  expect(await seen()).toMatchObject([{ stockQuantity: 1 }]);
  expect(await differing()).toEqual([]);
});
