import { z } from 'zod';
import { money } from '#kernel/amount-input.ts';
import { metadata } from '#kernel/programs/metadata.ts';
import { describe, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { productShop } from '#shops/resources.ts';
import { catalogLimits as limits } from './limits.ts';

/** `image` is a base path, `/media/<id>`. Clients request `/media/<id>/<width>.<format>`. */
export const productImage = resource(
  'ProductImage',
  'A picture of a product.',
  {
    id: describe(z.uuid(), 'Unique ID', examples.image),
    image: describe(
      z.string(),
      'Base path: append `/<width>.<format>`, such as `/640.webp`',
      `/media/${examples.image}`,
      { as: 'path' },
    ),
    alt_text: describe(
      z.string(),
      'Alternative text for screen readers',
      `${examples.productName}, seen from the front`,
    ),
    order: describe(z.number().int(), 'Position among the pictures of the product, from 0', 0),
    is_primary: describe(z.boolean(), 'Whether it is the picture that lists show', true),
    width: describe(z.number().int(), 'Width of the largest version in pixels', 960),
    height: describe(z.number().int(), 'Height of the largest version in pixels', 960),
    color: describe(z.string(), 'Mean colour of the picture as `#rrggbb`, a placeholder while it loads', '#e8d2b0'),
  },
  { as: 'Image' },
);

export type ProductImage = z.infer<typeof productImage>;
const productImages = describe(z.array(productImage).max(limits.imagesMax), 'Pictures, in their order');

export const cardImage = resource(
  'CardImage',
  'A public picture.',
  productImage.pick({ id: true, image: true, alt_text: true, color: true, width: true, height: true }).shape,
  { as: 'Image' },
);

/**
 * The fields of a product card and nothing more, so that one statement reads them. GraphQL takes the fields and
 * descriptions from here.
 */
export const productCard = resource(
  'ProductCard',
  'A product in a list.',
  {
    id: describe(z.uuid(), 'Unique ID', examples.product),
    slug: describe(z.string(), 'URL slug, the last part of /products/<slug>', examples.productSlug),
    name: describe(z.string(), 'Name of the product', examples.productName),
    price: describe(money(), 'Price per piece in Ghana cedis (GHS); with variants, that of the cheapest one', '350.00'),
    price_from: describe(money(), 'Price of the cheapest variant in Ghana cedis (GHS); the same as `price`', '350.00'),
    price_to: describe(money(), 'Price of the dearest variant in Ghana cedis (GHS)', '350.00'),
    has_variants: describe(z.boolean(), 'Whether buyers choose one of several variants', false),
    compare_at_price: describe(
      money().nullable(),
      'Earlier, higher price in Ghana cedis (GHS); null without a discount',
      null,
    ),
    discount_percentage: describe(z.number().int(), 'Discount against the earlier price in percent; 0 without one', 0),
    stock_quantity: describe(z.number().int(), 'Number of pieces in stock, of all variants together', 13),
    in_stock: describe(z.boolean(), 'Whether at least one piece is in stock', true),
    is_active: describe(z.boolean(), 'Whether it is published; false for a draft, visible to its seller only', true),
    takes_offers: describe(z.boolean(), 'Whether buyers may offer a lower price', false),
    is_featured: describe(z.boolean(), 'Whether a campaign features the product', true),
    featured: describe(z.boolean(), 'Same as `is_featured`', true),
    primary_image: describe(cardImage.nullable(), 'Primary picture; null without pictures'),
    category_id: describe(z.uuid(), 'ID of the category', examples.category),
    category_name: describe(z.string(), 'Name of the category', 'Kente & Wax Prints'),
    category_slug: describe(z.string(), 'URL slug of the category', 'kente-wax-prints'),
    seller_name: describe(z.string(), 'Name of the shop', examples.shopName),
    seller_slug: describe(z.string(), 'URL slug of the shop', examples.shopSlug),
    seller_verified: describe(z.boolean(), "Whether we have verified the seller's identity", true),
    seller_takes_orders: describe(z.boolean(), 'Whether the shop accepts orders at the moment', true),
    seller_city: describe(z.string(), 'Town of the shop; may be empty', 'Kumasi'),
    review_summary: describe(
      resource('RatingSummary', 'Average and number of reviews.', {
        average_rating: describe(z.string(), 'Average of 1 to 5 stars, with one decimal; "0.0" without reviews', '3.0'),
        total_reviews: describe(z.number().int(), 'Number of reviews', 14),
      }),
      'Average and number of reviews',
    ),
    is_favorited: describe(z.boolean(), "Whether the product is on the viewer's wishlist; false for visitors", false),
    sales_count: describe(z.number().int(), 'Number of pieces sold', 108),
    views_count: describe(z.number().int(), 'Number of views of the product page', 4260),
    version: describe(
      z.number().int(),
      'Version, higher after every change; ignore a live update with a lower version',
      1,
    ),
    created_at: describe(z.iso.datetime(), 'When the product was created', '2026-10-04T04:12:00.000Z'),
  },
  { as: 'Product' },
);

export type ProductCard = z.infer<typeof productCard>;

const offer = {
  price: describe(money(), 'Price per piece in Ghana cedis (GHS)', '350.00'),
  compare_at_price: describe(
    money().nullable(),
    'Earlier, higher price in Ghana cedis (GHS); null without a discount',
    null,
  ),
  discount_percentage: describe(z.number().int(), 'Discount against the earlier price in percent; 0 without one', 0),
  stock_quantity: describe(z.number().int(), 'Number of pieces in stock', 13),
  in_stock: describe(z.boolean(), 'Whether at least one piece is in stock', true),
};

export const productOption = resource('ProductOption', 'A choice that the buyers of a product make.', {
  id: describe(z.string(), 'Key of the option in filters', 'size', { as: 'key', type: 'String' }),
  name: describe(z.string(), 'Name to show', 'Size'),
  values: describe(z.array(z.string()).max(limits.optionValuesMax), 'Values, in their order', ['41', '42', '43']),
});
export type ProductOption = z.infer<typeof productOption>;

/** The part of a variant that live updates carry. */
export const variantState = resource('VariantState', 'Price and stock of a variant, which live updates carry.', {
  id: describe(z.uuid(), 'Unique ID', examples.variant),
  ...offer,
  is_active: describe(z.boolean(), 'Whether the variant can be ordered while it is in stock', true),
});
export type VariantState = z.infer<typeof variantState>;

export const productVariant = resource('ProductVariant', 'A variant of a product, such as a size in a colour.', {
  ...variantState.shape,
  option_values: describe(
    z.array(z.string()).max(limits.optionsMax),
    'One value of each option of the product, in their order',
    ['42'],
  ),
  sku: describe(z.string().nullable(), 'Stock keeping unit (SKU); null except for the owner', 'SHOES-0001-42'),
  image: describe(cardImage.nullable(), 'Its own picture among those of the product; null without one', null),
});
export type ProductVariant = z.infer<typeof productVariant>;

export const product = resource('Product', 'A product with all details.', {
  ...productCard.shape,
  description: describe(
    z.string(),
    'Description, written by the seller',
    'Woven by hand on a narrow loom in Bonwire, both sides the same.',
  ),
  sku: describe(z.string(), 'Stock keeping unit (SKU); empty with variants, except for the owner', 'KENWAX-0001'),
  external_id: describe(
    z.string().nullable(),
    "ID in the shop's own system; null without one, and except for the owner",
    null,
  ),
  metadata,
  meta_title: describe(z.string(), 'Title for search engines; may be empty', examples.productName),
  meta_description: describe(
    z.string(),
    'Description for search engines; may be empty',
    'Woven by hand on a narrow loom in Bonwire.',
  ),
  specifications: describe(
    z.record(z.string(), z.string()),
    "Specification values by the key of the category's field",
    {
      care: 'Hand wash cold',
      made_in: 'Bonwire, Ashanti',
    },
    {
      entries: {
        of: resource('Specification', 'A specification of a product.', {
          key: describe(z.string(), 'Key of the specification field, such as "screen_size"'),
          value: describe(z.string(), 'Value, as the seller wrote it'),
        }),
        most: limits.specificationsMax,
      },
    },
  ),
  updated_at: describe(z.iso.datetime(), 'When the product last changed', '2026-10-06T09:30:00.000Z'),
  is_archived: describe(z.boolean(), 'Whether the seller archived the product', false),
  images: productImages,
  options: describe(
    z.array(productOption).max(limits.optionsMax),
    'Options that a buyer chooses; empty for a simple product',
    [],
  ),
  variants: describe(
    z.array(productVariant).max(limits.variantsMax),
    'Variants that the viewer may see; empty for a simple product',
    [],
  ),
  category: describe(
    resource('ProductCategory', 'The category of a product.', {
      id: describe(z.uuid(), 'Unique ID', examples.category),
      name: describe(z.string(), 'Name of the category', 'Kente & Wax Prints'),
      slug: describe(z.string(), 'URL slug', 'kente-wax-prints'),
      full_path: describe(
        z.string(),
        'Names of the category and its parents, joined by ` > `',
        'Fashion > Kente & Wax Prints',
      ),
      path: describe(
        z.array(
          resource('CategoryStep', 'One category of a path.', {
            name: describe(z.string(), 'Name of the category', 'Fashion'),
            slug: describe(z.string(), 'URL slug', 'fashion'),
          }),
        ),
        'Categories from the root down to this one',
      ),
    }),
    'Category of the product',
  ),
  seller: describe(productShop, 'Shop that sells the product'),
});

export type Product = z.infer<typeof product>;

/** A missing product does not exist or is not visible to the user. */
export const productDetails = resource('ProductDetails', 'Details of several products.', {
  results: describe(z.array(product), 'The requested products that exist'),
});

export const relatedProducts = resource('RelatedProducts', 'Products related to one product.', {
  results: describe(z.array(productCard), `Related products in stock, at most ${limits.related}`),
});

export const relatedLists = resource('RelatedLists', 'Products related to several products.', {
  results: describe(
    z.array(
      resource('RelatedOfProduct', 'Products related to one of several products.', {
        ...relatedProducts.shape,
        id: describe(z.uuid(), 'ID of the product to which these are related', examples.product),
      }),
    ),
    'One entry for each requested product',
  ),
});

/** Message on `product:<id>`: the complete current state, never a difference. */
export const productState = resource('ProductState', 'Price and stock of a product, which live updates carry.', {
  id: describe(z.uuid(), 'ID of the product', examples.product),
  ...offer,
  price_to: describe(money(), 'Price of the dearest variant in Ghana cedis (GHS)', '350.00'),
  is_active: describe(z.boolean(), 'Whether the product is published', true),
  version: describe(z.number().int(), 'Version, higher after every change of price or stock', 1),
  variants: describe(z.array(variantState).max(limits.variantsMax), 'Active variants; empty for a simple product', []),
});

export type ProductState = z.infer<typeof productState>;

export const ownProducts = resource(
  'OwnProducts',
  "A page of a seller's own products, including drafts.",
  cursorListAnswer(
    resource('OwnProductCard', "A product in its seller's list.", { ...productCard.shape, images: productImages }),
  ).shape,
);
