import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import type { ProductCard } from '@besesaka/schema/catalog/resources.ts';
import { markFavorites, toCard } from '#catalog/listing/product-card.ts';
import type { Ctx } from '#platform/context.ts';
import { bestSellers, type Shelf } from './best-sellers.ts';
import { findProduct } from './find-product.ts';

interface Placed {
  id: string;
  categoryPath: string[];
}

/** Returns products in stock, best sellers first, from the same category and then from its parent. */
export async function relatedProducts({ ctx, input }: { ctx: Ctx; input: { slug: string } }): Promise<ProductCard[]> {
  const product = await findProduct({ ctx, input });
  return (await relatedTo(ctx, [product], limits.related)).get(product.id) ?? [];
}

/** Returns the related products of several products with one statement. */
export async function relatedTo(ctx: Ctx, wanted: Placed[], most: number): Promise<Map<string, ProductCard[]>> {
  // One extra row, because the product itself may be among them.
  const limit = most + 1;
  const found = await bestSellers(
    ctx,
    wanted.flatMap(shelvesOf),
    wanted.length === 1 ? { limit, inAll: limit } : { limit },
  );
  const related = new Map(
    wanted.map((product) => {
      const rows = shelvesOf(product).flatMap((shelf) => found(shelf));
      const others = rows.filter(({ id }) => id !== product.id).slice(0, most);
      return [product.id, others.map((row) => toCard(row, ctx.now))];
    }),
  );
  const cards = [...related.values()].flat();
  await markFavorites(ctx, cards);
  return related;
}

/** The product's own category comes first, then the rest of its parent. */
function shelvesOf({ categoryPath }: Placed): Shelf[] {
  const [own = '', parent] = [...categoryPath].reverse();
  const near = { within: own, without: null };
  return parent === undefined ? [near] : [near, { within: parent, without: own }];
}
