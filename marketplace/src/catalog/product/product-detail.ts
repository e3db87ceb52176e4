import type { Product, ProductImage } from '@besesaka/schema/catalog/resources.ts';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { cardColumns, markFavorites, toCard } from '#catalog/listing/product-card.ts';
import { categories, productImages, products } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { mediaPath } from '#platform/media/paths.ts';
import { media } from '#platform/media/tables.ts';
import { shopColumns, toShopCard } from '#shops/shop-card.ts';
import { shops } from '#shops/tables.ts';
import { visibleTo } from './find-product.ts';

type Step = Product['category']['path'][number];

const detailColumns = {
  ...cardColumns,
  description: products.description,
  sku: products.sku,
  metaTitle: products.metaTitle,
  metaDescription: products.metaDescription,
  specifications: products.specifications,
  editVersion: products.editVersion,
  archivedAt: products.archivedAt,
  updatedAt: products.updatedAt,
};

/** Includes the names of all categories in the path, so that breadcrumbs need no further query. */
const path: SQL<Step[]> = sql<Step[]>`(
  select jsonb_agg(jsonb_build_object('name', step.name, 'slug', step.slug) order by cardinality(step.path))
  from categories as step where step.slug = any(${products.categoryPath})
)`;

/** Returns the details of all matching products that the viewer may see, with two statements in total. */
export async function readDetails(ctx: Ctx, which: SQL): Promise<Product[]> {
  const rows = await ctx.db
    .select({
      product: detailColumns,
      shop: shopColumns,
      category: {
        id: categories.id,
        name: categories.name,
        slug: categories.slug,
        full_path: categories.fullPath,
        path,
      },
    })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(which, visibleTo(ctx.viewer)));
  const images = await readImages(
    ctx,
    rows.map(({ product }) => product.id),
  );
  const details = rows.map(({ product, shop, category }) => ({
    ...toCard(product, ctx.now),
    description: product.description,
    sku: product.sku,
    meta_title: product.metaTitle,
    meta_description: product.metaDescription,
    specifications: product.specifications,
    edit_version: product.editVersion,
    updated_at: product.updatedAt.toISOString(),
    is_archived: product.archivedAt !== null,
    images: images.get(product.id) ?? [],
    category,
    seller: toShopCard(shop),
  }));
  await markFavorites(ctx, details);
  return details;
}

async function readImages(ctx: Ctx, productIds: string[]): Promise<Map<string, ProductImage[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({ image: productImages, file: { width: media.width, height: media.height, color: media.color } })
    .from(productImages)
    .innerJoin(media, eq(media.id, productImages.mediaId))
    .where(inArray(productImages.productId, productIds))
    .orderBy(asc(productImages.position), asc(productImages.id));
  const images = new Map<string, ProductImage[]>();
  for (const { image, file } of rows) {
    const shown = images.get(image.productId) ?? [];
    images.set(image.productId, shown);
    shown.push({
      id: image.mediaId,
      image: mediaPath(image.mediaId),
      alt_text: image.altText,
      order: image.position,
      is_primary: image.isPrimary,
      ...file,
    });
  }
  return images;
}
