import { type Product, type ProductVariant, product as productResource } from '@besesaka/schema/catalog/resources.ts';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { toCardImage } from '#catalog/card-image.ts';
import { cardColumns, markFavorites, toCard } from '#catalog/listing/product-card.ts';
import { categories, products } from '#catalog/tables.ts';
import { NotFound } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import { pickFields, selectColumns } from '#platform/base/pick-fields.ts';
import type { Ctx } from '#platform/context.ts';
import { builtOnce } from '#platform/db/built-once.ts';
import { toChoosable } from '#shops/delivery-option.ts';
import { shopColumns, toShopCard } from '#shops/shop-card.ts';
import { shops } from '#shops/tables.ts';
import { visibleTo } from './find-product.ts';
import { imagesColumn, type ShownImage, toImage } from './product-images.ts';
import { forBuyers, toVariant, type VariantRow, variantsColumn } from './variant-details.ts';

type Step = Product['category']['path'][number];

const detailColumns = {
  ...cardColumns,
  ...selectColumns(products, productResource),
  archivedAt: products.archivedAt,
};

const plain = pickFields(productResource);

/** Includes the names of all categories in the path, so that breadcrumbs need no further query. */
const path: SQL<Step[]> = sql<Step[]>`(
  select jsonb_agg(jsonb_build_object('name', step.name, 'slug', step.slug) order by cardinality(step.path))
  from categories as step where step.slug = any(${products.categoryPath})
)`;

const detailsOf = (which: SQL) =>
  builtOnce((db) =>
    db
      .select({
        product: detailColumns,
        images: imagesColumn,
        variants: variantsColumn,
        shop: { ...shopColumns, deliveryOptions: shops.deliveryOptions },
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
      .where(and(which, visibleTo({ userId: sql.placeholder('viewer') }))),
  );

const detailsBySlug = detailsOf(eq(products.slug, sql.placeholder('slug')));
const detailsById = detailsOf(sql`${products.id} = any(${sql.placeholder('ids')})`);

export async function readProduct({ ctx, input }: { ctx: Ctx; input: { slug: string } }): Promise<Product> {
  const { slug } = input;
  const [found] = await readDetails(ctx, isUuid(slug) ? { ids: [slug] } : { slug });
  if (!found) throw new NotFound(texts.productMissing);
  return found;
}

/** Returns the details of several products, for lists that show more than cards. */
export function readProducts({ ctx, input }: { ctx: Ctx; input: { ids: string[] } }): Promise<Product[]> {
  return readDetails(ctx, input);
}

/** Returns the details of those products that the viewer may see, with one statement. */
async function readDetails(ctx: Ctx, which: { slug: string } | { ids: string[] }): Promise<Product[]> {
  const viewer = ctx.viewer?.userId ?? null;
  const rows = await ('slug' in which ? detailsBySlug : detailsById)(ctx.db, { ...which, viewer });
  const details = rows.map((row) => ({
    ...plain(row.product),
    ...toCard(row.product, ctx.now),
    specifications: row.product.specifications,
    ...forOwner(row, viewer),
    updated_at: row.product.updatedAt.toISOString(),
    is_archived: row.product.archivedAt !== null,
    images: row.images.map(toImage),
    ...offerOf(row, viewer),
    category: row.category,
    seller: { ...toShopCard(row.shop), delivery_options: toChoosable(row.shop.deliveryOptions) },
  }));
  await markFavorites(ctx, details);
  return details;
}

type Programs = Pick<typeof products.$inferSelect, 'externalId' | 'metadata'>;

interface Offer {
  product: Pick<typeof products.$inferSelect, 'sku' | 'options'>;
  variants: VariantRow[];
  images: readonly ShownImage[];
  shop: { ownerId: string };
}

/** What the shop's own programs store. */
function forOwner({ product, shop }: { product: Programs; shop: { ownerId: string } }, viewer: string | null) {
  const isOwn = shop.ownerId === viewer;
  return { external_id: isOwn ? product.externalId : null, metadata: isOwn ? product.metadata : {} };
}

/** The SKU of a product with variants is that of its first one. */
function offerOf({ product, variants, images, shop }: Offer, viewer: string | null) {
  const isOwn = shop.ownerId === viewer;
  const shown = isOwn ? { options: product.options, variants } : forBuyers(product.options, variants);
  return {
    sku: isOwn || product.options.length === 0 ? product.sku : '',
    options: shown.options,
    variants: shown.variants.map((variant) => toVariant(variant, pictureOf(images, variant.mediaId))),
  };
}

function pictureOf(images: readonly ShownImage[], id: string | null): ProductVariant['image'] {
  const found = images.find((image) => image.id === id);
  return found ? toCardImage({ ...found, alt: found.altText }) : null;
}
