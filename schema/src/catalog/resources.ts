import { z } from 'zod';
import { examples } from '#kernel/reference/examples.ts';
import { thing, told } from '#kernel/reference/told.ts';
import { cursorListAnswer, listAnswer } from '#kernel/resources.ts';
import { shopCard } from '#shops/resources.ts';
import { specificationTypes } from './category-limits.ts';

/** `image` is the address without width and format: `/media/<id>`; ask for `/media/<id>/<width>.<format>`. */
export const productImage = thing('ProductImage', 'A picture of a product.', {
  id: told(z.uuid(), 'Never changes', examples.image),
  image: told(z.string(), 'Ask for `/media/<id>/<width>.<format>`, such as `/640.webp`', `/media/${examples.image}`),
  alt_text: told(
    z.string(),
    'What is to be seen, for those who do not see it',
    `${examples.productName}, seen from the front`,
  ),
  order: told(z.number().int(), 'Its place among the others, from 0', 0),
  is_primary: told(z.boolean(), 'Whether lists show this one', true),
  width: told(z.number().int(), 'Of the largest, in pixels', 960),
  height: told(z.number().int(), 'Of the largest, in pixels', 960),
  color: told(z.string(), 'Its own colour, to show until it has come', '#e8d2b0'),
});

export type ProductImage = z.infer<typeof productImage>;

/**
 * What a product card shows, and nothing more: one row of one statement. What says here what it is goes through to GraphQL
 * as it is.
 */
export const productCard = thing('ProductCard', 'A product as lists show it.', {
  id: told(z.uuid(), 'Identifies the product', examples.product),
  slug: told(z.string(), 'The last part of its address, /products/<slug>', examples.productSlug),
  name: told(z.string(), 'What it is called', examples.productName),
  price: told(z.string(), 'In cedi, with two decimals', '350.00'),
  compare_at_price: told(z.string().nullable(), 'What it cost before; null where nothing is taken off', null),
  discount_percentage: told(z.number().int(), 'Whole percent saved against the earlier price; 0 when there is none', 0),
  stock_quantity: told(z.number().int(), 'How many pieces are there', 13),
  in_stock: told(z.boolean(), 'Whether at least one piece is there', true),
  is_active: told(z.boolean(), 'False for a draft, which only its seller sees', true),
  is_featured: told(z.boolean(), 'Whether a campaign shows it on the home page', true),
  featured: told(z.boolean(), 'The same under its other name', true),
  primary_image: told(
    thing(
      'CardImage',
      "A product's first picture.",
      productImage.pick({ id: true, image: true, alt_text: true, color: true, width: true, height: true }).shape,
    ).nullable(),
    'The picture that lists show; null for none',
  ),
  category_id: told(z.uuid(), 'Identifies its category', examples.category),
  category_name: told(z.string(), 'Of its category', 'Kente & Wax Prints'),
  category_slug: told(z.string(), "The category's part of addresses", 'kente-wax-prints'),
  seller_name: told(z.string(), 'Of the shop', examples.shopName),
  seller_slug: told(z.string(), "The shop's part of addresses", examples.shopSlug),
  seller_verified: told(z.boolean(), 'Whether we checked who the seller is', true),
  seller_takes_orders: told(z.boolean(), 'Whether anything can be ordered of the shop at the moment', true),
  seller_city: told(z.string(), 'Town of the shop; empty where it does not say', 'Kumasi'),
  review_summary: told(
    thing('RatingSummary', 'All reviews in two numbers.', {
      average_rating: told(z.string(), 'Mean of the stars, with one decimal; "0.0" without reviews', '3.0'),
      total_reviews: told(z.number().int(), 'How many reviews there are', 14),
    }),
    'What buyers think of it',
  ),
  is_favorited: told(z.boolean(), 'Whether the one who asks saved it', false),
  sales_count: told(z.number().int(), 'How many pieces were sold', 108),
  views_count: told(z.number().int(), 'How often its page was looked at', 4260),
  version: told(
    z.number().int(),
    'Grows with every change; live updates carry it, so that an older one never overwrites a newer',
    1,
  ),
  created_at: told(z.iso.datetime(), 'When it was first offered', '2026-10-04T04:12:00.000Z'),
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

/** It holds itself, so the documentation needs a name for it at once. */
export const categoryNode: z.ZodType<CategoryNode> = z
  .object({
    id: told(z.uuid(), 'Never changes', 'ebb81e0c-bd3e-85b4-aa21-2c06218adacb'),
    name: told(z.string(), 'For people', 'Phones & Tablets'),
    slug: told(z.string(), 'Its part of addresses', 'phones-tablets'),
    icon: told(z.string(), 'Name of the icon to show', 'smartphone'),
    image: told(
      z.string().nullable(),
      'Without width and format; null for none',
      '/media/46822bc2-e6a7-882a-b938-4ff0b5ceba6e',
    ),
    full_path: told(z.string(), 'The way down in words', 'Phones & Tablets'),
    get children() {
      return told(z.array(categoryNode), 'Those right below it', []);
    },
  })
  .meta({ id: 'CategoryNode', description: 'A category with those below it.' });

export const categoryList = thing('CategoryList', 'All categories.', {
  results: told(z.array(categoryNode), 'The roots'),
});

/** What a seller is asked to specify about a product of a category. */
export const specificationField = thing('SpecificationField', 'What a seller specifies about a product.', {
  id: told(z.string(), 'The name under which a product has it', 'storage'),
  label: told(z.string(), 'For people', 'Storage'),
  type: told(z.enum(specificationTypes), 'What is to be entered', 'select'),
  required: told(z.boolean(), 'Whether it must be', true),
  placeholder: told(z.string(), 'A hint', 'Choose storage'),
  options: told(z.array(z.string()), 'What may be chosen, where it is a choice', ['64 GB', '128 GB', '256 GB']),
});

export type SpecificationField = z.infer<typeof specificationField>;

export const categoryFields = thing('CategoryFields', 'The fields of a category.', {
  results: told(z.array(specificationField), 'In their order'),
});

export const product = thing('Product', 'All about one product.', {
  ...productCard.shape,
  description: told(
    z.string(),
    'In the words of the seller',
    'Woven by hand on a narrow loom in Bonwire, both sides the same.',
  ),
  sku: told(z.string(), 'The number it has in the shop', 'KENWAX-0001'),
  meta_title: told(z.string(), 'For search engines', examples.productName),
  meta_description: told(z.string(), 'For search engines', 'Woven by hand on a narrow loom in Bonwire.'),
  specifications: told(z.record(z.string(), z.string()), 'By the fields of its category', {
    care: 'Hand wash cold',
    made_in: 'Bonwire, Ashanti',
  }),
  edit_version: told(
    z.number().int(),
    'Grows with every edit of its words and pictures; price and stock do not count',
    1,
  ),
  updated_at: told(z.iso.datetime(), 'When anything of it last changed', '2026-10-06T09:30:00.000Z'),
  is_archived: told(z.boolean(), 'Whether its seller took it out of the shop', false),
  images: told(z.array(productImage), 'Its pictures, in their order'),
  category: told(
    thing('ProductCategory', 'Where a product stands.', {
      id: told(z.uuid(), 'Never changes', examples.category),
      name: told(z.string(), 'Of the category', 'Kente & Wax Prints'),
      slug: told(z.string(), 'Its part of addresses', 'kente-wax-prints'),
      full_path: told(z.string(), 'The way down in words', 'Fashion > Kente & Wax Prints'),
      path: told(
        z.array(
          thing('CategoryStep', 'One category on the way down.', {
            name: told(z.string(), 'Of the category', 'Fashion'),
            slug: told(z.string(), 'Its part of addresses', 'fashion'),
          }),
        ),
        'The way down, from the root',
      ),
    }),
    'Where it stands',
  ),
  seller: told(shopCard, 'The shop that offers it'),
});

export type Product = z.infer<typeof product>;

/**
 * `next_cursor` continues an endless list; `corrected` is the search term after typo correction, when it was changed.
 * `exact` is false where no product has all the words, and these have most of them.
 */
export const productList = thing('ProductList', 'A page of products.', {
  ...listAnswer(productCard).shape,
  count: told(
    z.number().int().min(0).nullable(),
    'How many match, 1000 where there are that many or more, null where `count=false`; of a search with hundreds of matches the best are listed, and may be fewer',
    8,
  ),
  featured: told(
    z.array(productCard),
    'Products of campaigns that match, for places of their own beside the page: at most 4, in turn',
    [],
  ),
  next_cursor: told(
    z.string().nullable(),
    'For `cursor`, to go on; null at the end',
    'WyItY3JlYXRlZF9hdCIsIjE3OTEwODcxMjAwMDAwMDAiXQ',
  ),
  cursors: told(z.array(z.string()), 'Of each of them in turn: goes on behind it as `cursor`, above it as `before`', [
    'WyItY3JlYXRlZF9hdCIsIjE3OTEwODcxMjAwMDAwMDAiXQ',
  ]),
  corrected: told(
    z.string().nullable(),
    'The search terms as they were understood, where that is not as they were written',
    null,
  ),
  exact: told(z.boolean(), 'False where no product has all the words: these have most of them', true),
});

export type ProductList = z.infer<typeof productList>;

/** The same for several shops at once, each by its part of addresses. */
export const productsOfShops = thing('ProductsOfShops', 'What several shops offer.', {
  results: told(
    z.array(
      thing('ProductsOfShop', 'What one of several shops offers.', {
        slug: told(z.string(), "The shop's part of addresses", examples.shopSlug),
        ...productList.pick({ results: true, count: true, next_cursor: true, cursors: true }).shape,
        has_previous: told(z.boolean(), 'Whether there are some before the first', false),
      }),
    ),
    'For each of those that offer something here',
  ),
});

export type ProductsOfShop = z.infer<typeof productsOfShops>['results'][number];

export const featuredProducts = thing('FeaturedProducts', 'Products of campaigns, in turn.', {
  results: told(z.array(productCard), 'What is featured now'),
});

/** What a list within a category can be narrowed by; none without a category. */
export const productFacets = thing('ProductFacets', 'By what the products of a category are told apart.', {
  results: told(
    z.array(
      thing('ProductFacet', 'A field of a category with the values that its products have.', {
        id: told(z.string(), 'The name under which products have it', 'storage'),
        label: told(z.string(), 'For people', 'Storage'),
        values: told(
          z.array(
            thing('FacetValue', 'A value and how many have it.', {
              value: told(z.string(), 'As most sellers write it', '128 GB'),
              count: told(z.number().int(), 'Of the products that the other filters leave', 12),
            }),
          ),
          'The most used first, up to 24',
        ),
      }),
    ),
    'In the order of the category',
  ),
  exact: told(z.boolean(), 'False where more match than are counted: then each number is the least', true),
});

export type ProductFacets = z.infer<typeof productFacets>;

/** Of several products at once; one that is missing here is not for this viewer. */
export const productDetails = thing('ProductDetails', 'Several products.', {
  results: told(z.array(product), 'Those that there are, of the ones asked for'),
});

export const relatedProducts = thing('RelatedProducts', 'Others like it.', {
  results: told(z.array(productCard), 'Up to twelve, in stock'),
});

/** The same for several products at once, each by its number. */
export const relatedLists = thing('RelatedLists', 'Others like several products.', {
  results: told(
    z.array(
      thing('RelatedOfProduct', 'Others like one of several.', {
        ...relatedProducts.shape,
        id: told(z.uuid(), 'Of the product that they are like', examples.product),
      }),
    ),
    'For each of them',
  ),
});

/** What `product:<id>` carries: the current state, never a difference. */
export const productState = thing('ProductState', 'What of a product may change while somebody looks.', {
  id: told(z.uuid(), 'Of the product', examples.product),
  price: told(z.string(), 'In cedi, with two decimals', '350.00'),
  compare_at_price: told(z.string().nullable(), 'What it cost before; null where nothing is taken off', null),
  discount_percentage: told(z.number().int(), 'Taken off, in whole percent', 0),
  stock_quantity: told(z.number().int(), 'How many pieces there are', 13),
  in_stock: told(z.boolean(), 'Whether there is at least one', true),
  is_active: told(z.boolean(), 'Whether the shop offers it now', true),
  version: told(z.number().int(), 'Grows with every change of price or stock', 1),
});

export type ProductState = z.infer<typeof productState>;

/** What a seller offers and offered, drafts too. */
export const ownProducts = thing(
  'OwnProducts',
  "A page of a seller's own products.",
  cursorListAnswer(productCard).shape,
);
