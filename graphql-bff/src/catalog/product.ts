import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { readProduct } from '@besesaka/schema/catalog/product-operations.ts';
import {
  cardImage,
  type ProductCard,
  type Product as ProductDetail,
  productCard,
  product as productResource,
} from '@besesaka/schema/catalog/resources.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { type Context, readOnce } from '#platform/context/context.ts';
import { contractFields, loadedField, objectOf } from '#platform/contract/object.ts';
import { atMost, callForAll } from '#platform/cost/list-size.ts';
import { RefusedError } from '#platform/errors/errors.ts';
import { pageUrl, pictureArgs, pictureUrl } from '#platform/graphql/addresses.ts';
import { differsByViewer, sameForVisitors } from '#platform/graphql/audience.ts';
import { builder } from '#platform/graphql/builder.ts';
import { findBy, lookupArg } from '#platform/graphql/handles.ts';
import { loadableAsNode, uuidForm } from '#platform/graphql/nodes.ts';
import { RatingSummary } from '#shops/rating-summary.ts';
import { Shop } from '#shops/shop.ts';
import { Category } from './category.ts';
import { loadCard, loadDetail, loadRelated } from './loaders.ts';
import { ProductVariant } from './variant.ts';

/** Costs assume as many; few products have up to a hundred, and the limits of an answer hold for them. */
const usualVariants = 20;

/** All public pictures. */
objectOf(cardImage, {
  add: (t) => ({
    url: t.field({
      type: 'Url',
      description: 'URL of the picture, which never changes.',
      args: pictureArgs,
      resolve: ({ image }, size, ctx) => pictureUrl(image, size, ctx),
    }),
  }),
});

/** Lists hold cards; fields of the product page are read on demand. */
export type ProductValue = ProductCard | ProductDetail;

/** The cast is safe because these are the keys of the card. */
const cardFields = Object.keys(productCard.shape) as (keyof ProductCard)[];

export const Product = objectOf<typeof productCard, ProductValue>(productCard, {
  description: 'A product of a shop.',
  without: [
    'featured',
    'category_id',
    'category_name',
    'category_slug',
    'review_summary',
    'seller_name',
    'seller_slug',
    'seller_verified',
    'seller_takes_orders',
    'seller_city',
  ],
  add: (t) => ({
    url: t.field({
      type: 'Url',
      description: "URL of the product's page.",
      resolve: ({ slug }, _args, ctx) => pageUrl(`/products/${slug}`, ctx),
    }),
    isFavorited: t.exposeBoolean('is_favorited', {
      extensions: differsByViewer,
      description: "Whether the product is on the viewer's wishlist.",
    }),
    rating: t.expose('review_summary', { type: RatingSummary, description: 'Average and number of reviews.' }),
    category: t.field({
      type: Category,
      description: 'Category of the product.',
      resolve: (product) =>
        'category' in product
          ? { ...product.category, fullPath: product.category.full_path }
          : { id: product.category_id, name: product.category_name, slug: product.category_slug },
    }),
    shop: t.field({
      type: Shop,
      description: 'Shop that sells the product.',
      resolve: (product) => ({
        name: product.seller_name,
        slug: product.seller_slug,
        verified: product.seller_verified,
        ...('seller' in product
          ? { card: product.seller }
          : { takesOrders: product.seller_takes_orders, city: product.seller_city }),
      }),
    }),
  }),
});

/** For a list, one additional call reads these fields for all its products. */
builder.objectFields(Product, (t) => ({
  ...contractFields(t, productResource, {
    without: [...cardFields, 'category', 'seller', 'variants'],
    load: (product, ctx) => detailOf(ctx, product),
  }),
  variants: loadedField(t, {
    type: [ProductVariant],
    most: usualVariants,
    description: 'Variants, in their order; empty for a simple product.',
    load: async (product, ctx) => (await detailOf(ctx, product)).variants,
  }),
  related: t.field({
    type: [Product],
    extensions: { ...callForAll, ...atMost(catalogLimits.related) },
    description: 'Other products in stock from the same category or its parent.',
    args: { first: t.arg.int({ description: 'Maximum number; 12 by default.' }) },
    resolve: async ({ id }, { first }, ctx) => {
      const limit = Math.min(first ?? catalogLimits.related, catalogLimits.related);
      return limit > 0 ? ((await loadRelated(ctx, id, { limit })) ?? []) : [];
    },
  }),
}));

builder.queryField('product', (t) =>
  t.field({
    type: Product,
    nullable: true,
    description: 'One product by its slug or ID; null if it does not exist.',
    extensions: sameForVisitors,
    args: lookupArg('product'),
    // Many products by their IDs in one query are one call.
    resolve: (_root, { by }, ctx) =>
      findBy(by, (slug) => (by.id ? loadDetail(ctx, slug, null) : readOnce(ctx, readProduct, { params: { slug } }))),
  }),
);

async function detailOf(ctx: Context, product: ProductValue): Promise<ProductDetail> {
  if ('description' in product) return product;
  const detail = await loadDetail(ctx, product.id, null);
  if (detail) return detail;
  throw new RefusedError('NOT_FOUND', texts.notFound);
}

/** Published products, as cards. */
loadableAsNode(Product, { id: ({ id }) => id, form: uuidForm, load: (id, ctx) => loadCard(ctx, id, null) });
