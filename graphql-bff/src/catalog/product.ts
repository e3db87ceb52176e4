import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import type { ProductCard, Product as ProductDetail } from '@besesaka/schema/catalog/resources.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { type Context, readOnce } from '#platform/context.ts';
import { atMost, callForAll } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { orNull, RefusedError } from '#platform/graphql/errors.ts';
import { Money, RatingSummary } from '#platform/graphql/money.ts';
import { viewerSees, visitorsSee } from '#platform/graphql/persisted.ts';
import { Shop } from '#shops/shop.ts';
import { readProduct } from './api.ts';
import { Category } from './category.ts';
import { Image } from './image.ts';
import { loadDetail, loadRelated } from './loaders.ts';
import { Specification } from './specification.ts';

/** A list holds cards; what only the product's own page shows is read when asked for. */
export type ProductValue = ProductCard | ProductDetail;

export const Product = builder.objectRef<ProductValue>('Product');

Product.implement({
  description: 'Something that a shop offers.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifies the product.' }),
    slug: t.exposeString('slug', { description: 'The last part of its address, /products/<slug>.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    price: t.expose('price', { type: Money, description: 'What one piece costs.' }),
    compareAtPrice: t.expose('compare_at_price', {
      type: Money,
      nullable: true,
      description: 'An earlier, higher price to compare with.',
    }),
    discountPercentage: t.exposeInt('discount_percentage', {
      description: 'Whole percent saved against the earlier price; 0 when there is none.',
    }),
    stockQuantity: t.exposeInt('stock_quantity', { description: 'How many pieces are there.' }),
    inStock: t.exposeBoolean('in_stock', { description: 'Whether at least one piece is there.' }),
    isActive: t.exposeBoolean('is_active', { description: 'False for a draft, which only its seller sees.' }),
    isFeatured: t.exposeBoolean('is_featured', { description: 'Whether a campaign shows it on the home page.' }),
    isFavorited: t.exposeBoolean('is_favorited', {
      extensions: viewerSees,
      description: 'Whether it is on your wishlist.',
    }),
    primaryImage: t.expose('primary_image', {
      type: Image,
      nullable: true,
      description: 'The picture that stands for it.',
    }),
    salesCount: t.exposeInt('sales_count', { description: 'How many pieces were sold.' }),
    viewsCount: t.exposeInt('views_count', { description: 'How often its page was looked at.' }),
    version: t.exposeInt('version', {
      description: 'Grows with every change; live updates carry it, so that an older one never overwrites a newer.',
    }),
    createdAt: t.expose('created_at', { type: 'DateTime', description: 'When it was first offered.' }),
    rating: t.expose('review_summary', { type: RatingSummary, description: 'What its reviewers think on the whole.' }),
    category: t.field({
      type: Category,
      description: 'Where it stands in the category tree.',
      resolve: (product) =>
        'category' in product
          ? { ...product.category, fullPath: product.category.full_path }
          : { name: product.category_name, slug: product.category_slug },
    }),
    seller: t.field({
      type: Shop,
      description: 'The shop that offers it.',
      resolve: (product) => ({
        name: product.seller_name,
        slug: product.seller_slug,
        verified: product.seller_verified,
        card: 'seller' in product ? product.seller : null,
      }),
    }),
  }),
});

/** In a list, one more call brings these fields of all its products. */
builder.objectFields(Product, (t) => ({
  description: t.string({
    extensions: callForAll,
    description: 'What the seller says about it.',
    resolve: async (product, _args, ctx) => (await detailOf(ctx, product)).description,
  }),
  sku: t.string({
    extensions: callForAll,
    description: "The seller's own number for it.",
    resolve: async (product, _args, ctx) => (await detailOf(ctx, product)).sku,
  }),
  metaTitle: t.string({
    extensions: callForAll,
    description: 'Title for search engines; may be empty.',
    resolve: async (product, _args, ctx) => (await detailOf(ctx, product)).meta_title,
  }),
  metaDescription: t.string({
    extensions: callForAll,
    description: 'Description for search engines; may be empty.',
    resolve: async (product, _args, ctx) => (await detailOf(ctx, product)).meta_description,
  }),
  images: t.field({
    type: [Image],
    extensions: { ...callForAll, ...atMost(12) },
    description: 'All its pictures, in order.',
    resolve: async (product, _args, ctx) => (await detailOf(ctx, product)).images,
  }),
  specifications: t.field({
    type: [Specification],
    extensions: { ...callForAll, ...atMost(30) },
    description: 'Its technical data.',
    resolve: async (product, _args, ctx) =>
      Object.entries((await detailOf(ctx, product)).specifications).map(([key, value]) => ({ key, value })),
  }),
  related: t.field({
    type: [Product],
    extensions: { ...callForAll, ...atMost(catalogLimits.related) },
    description: 'In stock, of the same category or its parent, without this one.',
    resolve: async ({ id }, _args, ctx) => (await loadRelated(ctx, id, null)) ?? [],
  }),
}));

builder.queryField('product', (t) =>
  t.field({
    type: Product,
    nullable: true,
    description: 'One product, or null when there is none of this slug.',
    extensions: visitorsSee,
    args: { slug: t.arg.string({ required: true, description: 'The last part of its address.' }) },
    resolve: (_root, { slug }, ctx) => findProduct(ctx, slug),
  }),
);

export function findProduct(ctx: Context, slug: string): Promise<ProductDetail | null> {
  return orNull('NOT_FOUND', readOnce(ctx, readProduct, { params: { slug } }));
}

async function detailOf(ctx: Context, product: ProductValue): Promise<ProductDetail> {
  if ('description' in product) return product;
  const detail = await loadDetail(ctx, product.id, null);
  if (detail) return detail;
  throw new RefusedError('NOT_FOUND', texts.notFound);
}
