import { z } from 'zod';
import { examples } from '#kernel/reference/examples.ts';
import { thing, told } from '#kernel/reference/told.ts';
import { cursorListAnswer, listAnswer } from '#kernel/resources.ts';
import { shopCard } from '#shops/resources.ts';
import { specificationTypes } from './category-limits.ts';

/** `image` is a base path, `/media/<id>`. Clients request `/media/<id>/<width>.<format>`. */
export const productImage = thing('ProductImage', 'A picture of a product.', {
  id: told(z.uuid(), 'Unique ID', examples.image),
  image: told(z.string(), 'Base path: append `/<width>.<format>`, such as `/640.webp`', `/media/${examples.image}`),
  alt_text: told(z.string(), 'Alternative text for screen readers', `${examples.productName}, seen from the front`),
  order: told(z.number().int(), 'Position among the pictures of the product, from 0', 0),
  is_primary: told(z.boolean(), 'Whether it is the picture that lists show', true),
  width: told(z.number().int(), 'Width of the largest version in pixels', 960),
  height: told(z.number().int(), 'Height of the largest version in pixels', 960),
  color: told(z.string(), 'Mean colour of the picture as `#rrggbb`, a placeholder while it loads', '#e8d2b0'),
});

export type ProductImage = z.infer<typeof productImage>;

/**
 * The fields of a product card and nothing more, so that one statement reads them. GraphQL takes the fields and
 * descriptions from here.
 */
export const productCard = thing('ProductCard', 'A product in a list.', {
  id: told(z.uuid(), 'Unique ID', examples.product),
  slug: told(z.string(), 'URL slug, the last part of /products/<slug>', examples.productSlug),
  name: told(z.string(), 'Name of the product', examples.productName),
  price: told(z.string(), 'Amount in Ghana cedis (GHS), with two decimals', '350.00'),
  compare_at_price: told(z.string().nullable(), 'Earlier price in Ghana cedis (GHS); null without a discount', null),
  discount_percentage: told(z.number().int(), 'Discount against the earlier price in percent; 0 without one', 0),
  stock_quantity: told(z.number().int(), 'Number of pieces in stock', 13),
  in_stock: told(z.boolean(), 'Whether at least one piece is in stock', true),
  is_active: told(z.boolean(), 'Whether it is published; false for a draft, visible to its seller only', true),
  is_featured: told(z.boolean(), 'Whether a campaign features the product', true),
  featured: told(z.boolean(), 'Same as `is_featured`', true),
  primary_image: told(
    thing(
      'CardImage',
      'The primary picture of a product.',
      productImage.pick({ id: true, image: true, alt_text: true, color: true, width: true, height: true }).shape,
    ).nullable(),
    'Primary picture; null without pictures',
  ),
  category_id: told(z.uuid(), 'ID of the category', examples.category),
  category_name: told(z.string(), 'Name of the category', 'Kente & Wax Prints'),
  category_slug: told(z.string(), 'URL slug of the category', 'kente-wax-prints'),
  seller_name: told(z.string(), 'Name of the shop', examples.shopName),
  seller_slug: told(z.string(), 'URL slug of the shop', examples.shopSlug),
  seller_verified: told(z.boolean(), "Whether we have verified the seller's identity", true),
  seller_takes_orders: told(z.boolean(), 'Whether the shop accepts orders at the moment', true),
  seller_city: told(z.string(), 'Town of the shop; may be empty', 'Kumasi'),
  review_summary: told(
    thing('RatingSummary', 'Average and number of reviews.', {
      average_rating: told(z.string(), 'Average of 1 to 5 stars, with one decimal; "0.0" without reviews', '3.0'),
      total_reviews: told(z.number().int(), 'Number of reviews', 14),
    }),
    'Average and number of reviews',
  ),
  is_favorited: told(z.boolean(), "Whether the product is on the viewer's wishlist; false for visitors", false),
  sales_count: told(z.number().int(), 'Number of pieces sold', 108),
  views_count: told(z.number().int(), 'Number of views of the product page', 4260),
  version: told(z.number().int(), 'Version, higher after every change; ignore a live update with a lower version', 1),
  created_at: told(z.iso.datetime(), 'When the product was created', '2026-10-04T04:12:00.000Z'),
});

export type ProductCard = z.infer<typeof productCard>;

export interface CategoryNode {
  id: string;
  name: string;
  slug: string;
  icon: string;
  image: string | null;
  full_path: string;
  children: CategoryNode[];
}

/** The type refers to itself, so the reference needs its name here. */
export const categoryNode: z.ZodType<CategoryNode> = z
  .object({
    id: told(z.uuid(), 'Unique ID', 'ebb81e0c-bd3e-85b4-aa21-2c06218adacb'),
    name: told(z.string(), 'Name to show', 'Phones & Tablets'),
    slug: told(z.string(), 'URL slug', 'phones-tablets'),
    icon: told(z.string(), 'Name of the icon', 'smartphone'),
    image: told(
      z.string().nullable(),
      'Base path of the picture: append `/<width>.<format>`, such as `/640.webp`; null without a picture',
      '/media/46822bc2-e6a7-882a-b938-4ff0b5ceba6e',
    ),
    full_path: told(z.string(), 'Names of the category and its parents, joined by ` > `', 'Phones & Tablets'),
    get children() {
      return told(z.array(categoryNode), 'Direct children', []);
    },
  })
  .meta({ id: 'CategoryNode', description: 'A category with its children.' });

export const categoryList = thing('CategoryList', 'The category tree.', {
  results: told(z.array(categoryNode), 'Root categories'),
});

export const specificationField = thing('SpecificationField', 'A specification field for products of a category.', {
  id: told(z.string(), "Key of the field in a product's specifications", 'storage'),
  label: told(z.string(), 'Name to show', 'Storage'),
  type: told(z.enum(specificationTypes), 'Type of the value', 'select'),
  required: told(z.boolean(), 'Whether a value is required', true),
  placeholder: told(z.string(), 'Placeholder of the form field', 'Choose storage'),
  options: told(z.array(z.string()), 'Allowed values if the type is `select`, otherwise empty', [
    '64 GB',
    '128 GB',
    '256 GB',
  ]),
});

export type SpecificationField = z.infer<typeof specificationField>;

export const categoryFields = thing('CategoryFields', 'Specification fields of a category.', {
  results: told(z.array(specificationField), 'Fields, in their order'),
});

export const product = thing('Product', 'A product with all details.', {
  ...productCard.shape,
  description: told(
    z.string(),
    'Description, written by the seller',
    'Woven by hand on a narrow loom in Bonwire, both sides the same.',
  ),
  sku: told(z.string(), 'Stock keeping unit (SKU)', 'KENWAX-0001'),
  meta_title: told(z.string(), 'Title for search engines; may be empty', examples.productName),
  meta_description: told(
    z.string(),
    'Description for search engines; may be empty',
    'Woven by hand on a narrow loom in Bonwire.',
  ),
  specifications: told(z.record(z.string(), z.string()), "Specification values by the key of the category's field", {
    care: 'Hand wash cold',
    made_in: 'Bonwire, Ashanti',
  }),
  edit_version: told(
    z.number().int(),
    'Version of texts and pictures, higher after every edit; price and stock do not count',
    1,
  ),
  updated_at: told(z.iso.datetime(), 'When the product last changed', '2026-10-06T09:30:00.000Z'),
  is_archived: told(z.boolean(), 'Whether the seller archived the product', false),
  images: told(z.array(productImage), 'Pictures, in their order'),
  category: told(
    thing('ProductCategory', 'The category of a product.', {
      id: told(z.uuid(), 'Unique ID', examples.category),
      name: told(z.string(), 'Name of the category', 'Kente & Wax Prints'),
      slug: told(z.string(), 'URL slug', 'kente-wax-prints'),
      full_path: told(
        z.string(),
        'Names of the category and its parents, joined by ` > `',
        'Fashion > Kente & Wax Prints',
      ),
      path: told(
        z.array(
          thing('CategoryStep', 'One category of a path.', {
            name: told(z.string(), 'Name of the category', 'Fashion'),
            slug: told(z.string(), 'URL slug', 'fashion'),
          }),
        ),
        'Categories from the root down to this one',
      ),
    }),
    'Category of the product',
  ),
  seller: told(shopCard, 'Shop that sells the product'),
});

export type Product = z.infer<typeof product>;

/**
 * `corrected` is the search term after typo correction, if it changed. `exact` is false if no product matches all
 * words; the results then match most of them.
 */
export const productList = thing('ProductList', 'A page of products.', {
  ...listAnswer(productCard).shape,
  count: told(
    z.number().int().min(0).nullable(),
    'Number of matches; 1000 means 1000 or more, null if the request has `count=false`. A search with hundreds of matches lists only the best of them',
    8,
  ),
  featured: told(
    z.array(productCard),
    'Matching products of campaigns, to show beside the page: at most 4, in rotation',
    [],
  ),
  next_cursor: told(
    z.string().nullable(),
    'Cursor of the next page, for `cursor`; null on the last page',
    'WyItY3JlYXRlZF9hdCIsIjE3OTEwODcxMjAwMDAwMDAiXQ',
  ),
  cursors: told(
    z.array(z.string()),
    'Cursor of each item, in the order of `results`: pass it as `cursor` or `before`',
    ['WyItY3JlYXRlZF9hdCIsIjE3OTEwODcxMjAwMDAwMDAiXQ'],
  ),
  corrected: told(z.string().nullable(), 'Search terms after typo correction; null if they were not corrected', null),
  exact: told(z.boolean(), 'false if no product matches all search terms; the results then match most of them', true),
});

export type ProductList = z.infer<typeof productList>;

export const productsOfShops = thing('ProductsOfShops', 'Products of several shops.', {
  results: told(
    z.array(
      thing('ProductsOfShop', 'Products of one of several shops.', {
        slug: told(z.string(), 'URL slug of the shop', examples.shopSlug),
        ...productList.pick({ results: true, count: true, next_cursor: true, cursors: true }).shape,
        has_previous: told(z.boolean(), 'Whether there are items before the first one', false),
      }),
    ),
    'One entry for each shop that has products',
  ),
});

export type ProductsOfShop = z.infer<typeof productsOfShops>['results'][number];

export const featuredProducts = thing('FeaturedProducts', 'Featured products, in rotation.', {
  results: told(z.array(productCard), 'Featured products'),
});

/** Filters for a list within a category; empty without a category. */
export const productFacets = thing('ProductFacets', 'Values by which products of a category can be filtered.', {
  results: told(
    z.array(
      thing('ProductFacet', 'A specification field with the values of the listed products.', {
        id: told(z.string(), "Key of the field in a product's specifications", 'storage'),
        label: told(z.string(), 'Name to show', 'Storage'),
        values: told(
          z.array(
            thing('FacetValue', 'A value and the number of products with it.', {
              value: told(z.string(), 'Value in its most common spelling', '128 GB'),
              count: told(z.number().int(), 'Number of products with this value that match the other filters', 12),
            }),
          ),
          'Values, most frequent first, at most 24',
        ),
      }),
    ),
    'Fields, in the order of the category',
  ),
  exact: told(z.boolean(), 'false if more products match than are counted; the counts are then minimums', true),
});

export type ProductFacets = z.infer<typeof productFacets>;

/** A missing product does not exist or is not visible to the user. */
export const productDetails = thing('ProductDetails', 'Details of several products.', {
  results: told(z.array(product), 'The requested products that exist'),
});

export const relatedProducts = thing('RelatedProducts', 'Products related to one product.', {
  results: told(z.array(productCard), 'Related products in stock, at most 12'),
});

export const relatedLists = thing('RelatedLists', 'Products related to several products.', {
  results: told(
    z.array(
      thing('RelatedOfProduct', 'Products related to one of several products.', {
        ...relatedProducts.shape,
        id: told(z.uuid(), 'ID of the product to which these are related', examples.product),
      }),
    ),
    'One entry for each requested product',
  ),
});

/** Message on `product:<id>`: the complete current state, never a difference. */
export const productState = thing('ProductState', 'Price and stock of a product, which live updates carry.', {
  id: told(z.uuid(), 'ID of the product', examples.product),
  price: told(z.string(), 'Amount in Ghana cedis (GHS), with two decimals', '350.00'),
  compare_at_price: told(z.string().nullable(), 'Earlier price in Ghana cedis (GHS); null without a discount', null),
  discount_percentage: told(z.number().int(), 'Discount against the earlier price in percent; 0 without one', 0),
  stock_quantity: told(z.number().int(), 'Number of pieces in stock', 13),
  in_stock: told(z.boolean(), 'Whether at least one piece is in stock', true),
  is_active: told(z.boolean(), 'Whether the product is published', true),
  version: told(z.number().int(), 'Version, higher after every change of price or stock', 1),
});

export type ProductState = z.infer<typeof productState>;

export const ownProducts = thing(
  'OwnProducts',
  "A page of a seller's own products, including drafts.",
  cursorListAnswer(productCard).shape,
);
