import { eq, sql } from 'drizzle-orm';
import { productImages, products } from '#catalog/tables.ts';
import type { Database } from '#platform/db/database.ts';
import { slugOf } from '#platform/slug.ts';
import { stableId } from '#platform/stable-id.ts';
import { shopLines } from './data/shops.ts';
import { createDice } from './dice.ts';
import { daysBefore } from './moments.ts';
import { type PlannedProduct, type ProductImageRow, type ProductRow, planProducts } from './plan-products.ts';
import { shopId } from './plan-shops.ts';

export const productsAtMost = 100_000;
const batch = 500;

/** What tells one offer of the same thing from another. */
const variants = [
  'Black',
  'Blue',
  'Green',
  'Wine',
  'Gold',
  'White',
  'Twin Pack',
  'Family Size',
  'Gift Box',
  'Second Choice',
  'Deluxe',
  'Classic',
];

/** Brings the catalogue up to `wanted` products for load tests: the demo's goods again, in other shops at other prices. */
export async function addManyProducts({
  db,
  now,
  wanted,
}: {
  db: Database;
  now: Date;
  wanted: number;
}): Promise<number> {
  if (wanted > productsAtMost) throw new Error(`At most ${productsAtMost} products can be made`);
  const patterns = planProducts(now);
  const known = patterns.length;
  const [made] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(products)
    .where(eq(sql`left(${products.sku}, 2)`, 'X-'));
  const start = made?.count ?? 0;
  const end = Math.max(start, wanted - known);
  for (let from = start; from < end; from += batch) {
    const numbers = Array.from({ length: Math.min(batch, end - from) }, (_, offset) => from + offset);
    const copies = numbers.map((number) => copyOf(patternFor(patterns, number), number, now));
    await db.transaction(async (tx) => {
      await tx.insert(products).values(copies.map((copy) => copy.row));
      await tx.insert(productImages).values(copies.flatMap((copy) => copy.images));
    });
  }
  return end - start;
}

function patternFor(patterns: PlannedProduct[], number: number): PlannedProduct {
  const pattern = patterns[(number * 7) % patterns.length];
  if (!pattern) throw new Error('The demo has no products to vary');
  return pattern;
}

function copyOf(
  { row, images, root }: PlannedProduct,
  number: number,
  now: Date,
): { row: ProductRow; images: ProductImageRow[] } {
  const dice = createDice(`copy ${number}`);
  const id = stableId(`demo copy ${number}`);
  const shop = dice.pick(shopLines.filter((line) => line.sells.includes(root)));
  const name = `${row.name.slice(0, 70)}, ${dice.pick(variants)} ${number + 1}`;
  const price = Math.max(500, Math.round((row.pricePesewas * (0.7 + dice.roll() * 0.6)) / 100) * 100);
  const createdAt = daysBefore(now, dice, 1, 240);
  const viewsCount = Math.round(dice.roll() ** 3 * 3000);
  return {
    row: {
      ...row,
      id,
      name,
      slug: `${slugOf(name).slice(0, 90)}-${number + 1}`,
      sku: `X-${String(number + 1).padStart(6, '0')}`,
      metaTitle: name.slice(0, 60),
      shopId: shopId(shop.slug),
      sellerName: shop.name,
      sellerSlug: shop.slug,
      sellerVerified: !shop.pending,
      pricePesewas: price,
      compareAtPesewas: dice.chance(0.2) ? Math.round((price * 1.2) / 100) * 100 + 100 : null,
      stockQuantity: dice.chance(0.06) ? 0 : dice.between(1, 200),
      featuredUntil: null,
      viewsCount,
      salesCount: Math.round(viewsCount * 0.03),
      createdAt,
      updatedAt: createdAt,
    },
    images: images.map((image) => ({
      ...image,
      id: stableId(`demo copy ${number} image ${image.position}`),
      productId: id,
    })),
  };
}
