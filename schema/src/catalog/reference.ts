import { examples } from '#kernel/reference/examples.ts';
import { cursorWords, listWords, pageWords, queryReference, reference } from '#kernel/reference/words.ts';
import { categoryReference } from './category-desk.ts';
import * as inputs from './inputs.ts';

const fields = {
  name: ['What it is called, 3 to 100 characters', examples.productName],
  category: ['Slug of a category that has none below it', 'kente-wax-prints'],
  description: ['What it is, 10 to 2000 characters', 'Woven by hand on a narrow loom in Bonwire, both sides the same.'],
  price: ['What one piece costs, as decimal text in cedi', '340.00'],
  compare_at_price: ['What it cost before, more than the price; null for none', '350.00'],
  stock_quantity: ['How many pieces there are', 20],
  is_active: ['Whether everybody sees it; else it is a draft', true],
  meta_title: ['Title for search engines, up to 60 characters', examples.productName],
  meta_description: [
    'Description for search engines, up to 160 characters',
    'Woven by hand on a narrow loom in Bonwire.',
  ],
} as const;
const pictures: {
  image_ids: [string, string[]];
  primary_image: [string, string];
  specifications: [string, Record<string, string>];
} = {
  image_ids: [
    'Uploads of the purpose product-picture, 3 to 10, in their order',
    [examples.image, examples.upload, examples.line],
  ],
  primary_image: ['The picture that lists show; without it the first', examples.image],
  specifications: ['By the fields of its category', { care: 'Hand wash cold', made_in: 'Bonwire, Ashanti' }],
};

const listFilters: {
  [Name in 'q' | 'category' | 'seller' | 'min_price' | 'max_price' | 'in_stock' | 'featured' | 'region']: [
    string,
    string,
  ];
} & { spec: [string, string[]] } = {
  q: ['Search terms: all must occur, the last one at least as the beginning of a word', 'kente'],
  category: ['Slug of a category: it and all below it', 'fashion'],
  seller: ['Slug of a shop', examples.shopSlug],
  min_price: ['Amount in cedi', '12.50'],
  max_price: ['Amount in cedi', '500'],
  in_stock: ['true keeps what is in stock; false keeps all, as an empty checkbox does', 'true'],
  featured: ['true keeps what is featured; false keeps all', 'false'],
  region: ['One of the sixteen regions: only of shops there', 'Ashanti'],
  spec: [
    'A field of the category, a colon and a value, as the facets have them; may be repeated: several values of one field widen the list, several fields narrow it',
    ['made_in:Bonwire, Ashanti'],
  ],
};

export const productWords = reference('ProductInput', inputs.productInput, 'A new product.', {
  ...fields,
  ...pictures,
});

export const changeProductWords = reference(
  'ProductChangeInput',
  inputs.productChangeInput,
  'What is to be changed; what is left out stays.',
  {
    ...fields,
    ...pictures,
    version: ['The version you saw: a product changed since then is refused as stale', 1],
    edit_version: ['The same of edits alone: price and stock may have moved', 1],
    stock_was: ['The stock you saw: where it moved since then, the change is refused as stale', 13],
    price_was: ['The price you saw: where it is another now, the change is refused as stale', '350.00'],
  },
);

const beforeWords = ['Those above this cursor, in any order but by relevance; `end` for the last ones', 'end'] as const;
const featuredWords = ['false leaves the featured places empty', 'true'] as const;

export const catalogReference = [
  ...categoryReference,
  productWords,
  changeProductWords,
  queryReference(inputs.ownProductsQuery, {
    ...listWords(12),
    q: ['Part of the name or of the category', 'kente'],
    category: ['Slug of a category: it and all below it', 'fashion'],
    stock: ['What is in stock, out of it, or nearly and already so (low_stock)', 'in_stock'],
    featured: ['What a campaign shows, or not', 'all'],
    status: ['Active, drafts, or what is archived; all leaves that out', 'active'],
    ordering: ['Without it the newest first', '-stock_quantity'],
  }),
  queryReference(inputs.productListQuery, {
    ...pageWords(24),
    ...listFilters,
    ids: ['Ids of products, up to 100 with commas between: only these', examples.product],
    ordering: ['Without it: the best match first where there are search terms, else the newest', 'price'],
    cursor: [
      'The next_cursor of the answer before, for an endless list in the same ordering; page is ignored beside it',
      'WyItY3JlYXRlZF9hdCIsIjE3OTEwODcxMjAwMDAwMDAiXQ',
    ],
    before: beforeWords,
    count: cursorWords.count,
    with_featured: featuredWords,
  }),
  queryReference(inputs.productFacetsQuery, listFilters),
  queryReference(inputs.productIdsQuery, { ids: ['Ids of products, up to 100 with commas between', examples.product] }),
  queryReference(inputs.shopProductsQuery, pageWords(12)),
  queryReference(inputs.followedProductsQuery, {
    ...pageWords(24),
    cursor: ['As an answer has it under next_cursor; instead of a page', 'WyItY3JlYXRlZF9hdCJd'],
    before: beforeWords,
    count: cursorWords.count,
    with_featured: featuredWords,
  }),
  queryReference(inputs.productsOfShopsQuery, {
    slugs: ["The shops' parts of addresses, up to 100 with commas between", examples.shopSlug],
    page_size: pageWords(24).page_size,
    ordering: ['Without it the newest first', 'price'],
    cursor: ['Those behind this cursor, of each shop', 'WyItY3JlYXRlZF9hdCJd'],
    before: beforeWords,
    count: cursorWords.count,
  }),
  queryReference(inputs.featuredQuery, { limit: ['How many at most, up to 12', 12] }),
  reference('ShowingsInput', inputs.showingsInput, 'What somebody was shown in featured places.', {
    ids: ['Ids of the products, up to 12', [examples.product]],
  }),
  queryReference(inputs.suggestQuery, { q: ['The words so far', 'ken'] }),
];
