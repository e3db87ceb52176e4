import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { rowsOf } from '#platform/db/rows-of.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';

/** Products whose row says something else than their variants. */
export async function differing(market: TestMarketplace): Promise<unknown[]> {
  return rowsOf(
    market.db,
    sql`
    select products.id from products left join (
      select product_id, (array_agg(sku order by position))[1] as sku, min(price_pesewas) filter (where is_active) as price,
        max(price_pesewas) filter (where is_active) as price_to, sum(stock_quantity) filter (where is_active)::int as stock
      from product_variants group by product_id
    ) as offered on product_id = products.id
    where (products.sku, price_pesewas, coalesce(price_to_pesewas, price_pesewas), stock_quantity)
      is distinct from (offered.sku, price, price_to, stock)`,
  );
}

interface Line {
  option_values: string[];
  price: string;
  compare_at_price?: string;
  stock_quantity?: number;
  sku?: string;
}

export const sizes = (
  stock: number,
): { options: { name: string; values: string[] }[]; variants: [Line, Line, Line] } => ({
  options: [
    { name: 'Size', values: ['41', '42'] },
    { name: 'Shoe colour', values: ['Black', 'Red'] },
  ],
  variants: [
    { option_values: ['41', 'Black'], price: '80.00', stock_quantity: stock },
    { option_values: ['42', 'Black'], price: '95.00', compare_at_price: '120.00', stock_quantity: stock },
    { option_values: ['42', 'Red'], price: '99.00', stock_quantity: 0, sku: 'shoe-42-red' },
  ],
});

/** Sneakers in two sizes and two colours. */
export async function withSizes(market: TestMarketplace, { stock = 5 } = {}) {
  const shop = await market.world.createShop();
  const field = { type: 'text' as const, required: false, placeholder: '', options: [] };
  const category = await market.world.createCategory({ fields: [{ ...field, id: 'size', label: 'Size' }] });
  const product = await market.world.createProduct({ shop, category, name: 'Sneakers', stockQuantity: 3 });
  const seller = await browserOf(market, shop.owner);
  const put = (body: object) => seller.put(`/api/products/${product.slug}/variants`, body);
  const { status, body } = await put(sizes(stock));
  expect(status, JSON.stringify(body)).toBe(200);
  const variants = body.variants as unknown as { id: string; option_values: string[]; stock_quantity: number }[];
  const idOf = (...values: string[]) =>
    String(variants.find(({ option_values }) => option_values.join() === values.join())?.id);
  return { shop, category, product, seller, put, body, idOf };
}
