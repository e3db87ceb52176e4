import { z } from 'zod';
import { listAnswer } from '#kernel/paging.ts';
import { shopCard } from '#shops/resources.ts';

/** `image` is the address without width and format: `/media/<id>`; ask for `/media/<id>/<width>.<format>`. */
export const productImage = z.object({
  id: z.uuid(),
  image: z.string(),
  alt_text: z.string(),
  order: z.number().int(),
  is_primary: z.boolean(),
  width: z.number().int(),
  height: z.number().int(),
  color: z.string(),
});

export type ProductImage = z.infer<typeof productImage>;

/** What a product card shows, and nothing more: one row of one statement. */
export const productCard = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  price: z.string(),
  compare_at_price: z.string().nullable(),
  discount_percentage: z.number().int(),
  stock_quantity: z.number().int(),
  in_stock: z.boolean(),
  is_active: z.boolean(),
  is_featured: z.boolean(),
  primary_image: productImage
    .pick({ id: true, image: true, alt_text: true, color: true, width: true, height: true })
    .nullable(),
  category_name: z.string(),
  category_slug: z.string(),
  seller_name: z.string(),
  seller_slug: z.string(),
  seller_verified: z.boolean(),
  review_summary: z.object({ average_rating: z.string(), total_reviews: z.number().int() }),
  is_favorited: z.boolean(),
  sales_count: z.number().int(),
  views_count: z.number().int(),
  version: z.number().int(),
  created_at: z.iso.datetime(),
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

/** It holds itself, so the documentation needs a name for it. */
export const categoryNode: z.ZodType<CategoryNode> = z
  .object({
    id: z.uuid(),
    name: z.string(),
    slug: z.string(),
    icon: z.string(),
    image: z.string().nullable(),
    full_path: z.string(),
    get children() {
      return z.array(categoryNode);
    },
  })
  .meta({ id: 'CategoryNode' });

export const categoryList = z.object({ results: z.array(categoryNode) });

/** What a seller is asked to specify about a product of a category. */
export const specificationField = z.object({
  id: z.string(),
  label: z.string(),
  type: z.enum(['select', 'number', 'textarea', 'date', 'text']),
  required: z.boolean(),
  placeholder: z.string(),
  options: z.array(z.string()),
});

export type SpecificationField = z.infer<typeof specificationField>;

export const categoryFields = z.object({ results: z.array(specificationField) });

export const product = productCard.extend({
  description: z.string(),
  sku: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  specifications: z.record(z.string(), z.string()),
  images: z.array(productImage),
  category: z.object({
    id: z.uuid(),
    name: z.string(),
    slug: z.string(),
    full_path: z.string(),
    path: z.array(z.object({ name: z.string(), slug: z.string() })),
  }),
  seller: shopCard,
});

export type Product = z.infer<typeof product>;

/** `next_cursor` continues an endless list; `corrected` is the search term after typo correction, when it was changed. */
export const productList = listAnswer(productCard).extend({
  next_cursor: z.string().nullable(),
  corrected: z.string().nullable(),
});

export type ProductList = z.infer<typeof productList>;

/** Of several products at once; one that is missing here is not for this viewer. */
export const productDetails = z.object({ results: z.array(product) });

export const relatedProducts = z.object({ results: z.array(productCard) });

/** The same for several products at once, each by its number. */
export const relatedLists = z.object({ results: z.array(relatedProducts.extend({ id: z.uuid() })) });

export const suggestions = z.object({
  products: z.array(z.object({ name: z.string(), slug: z.string() })),
  categories: z.array(z.object({ name: z.string(), slug: z.string() })),
  shops: z.array(z.object({ business_name: z.string(), business_slug: z.string() })),
});

export type Suggestions = z.infer<typeof suggestions>;

/** What `product:<id>` carries: the current state, never a difference. */
export const productState = z.object({
  id: z.uuid(),
  price: z.string(),
  compare_at_price: z.string().nullable(),
  discount_percentage: z.number().int(),
  stock_quantity: z.number().int(),
  in_stock: z.boolean(),
  is_active: z.boolean(),
  version: z.number().int(),
});

export type ProductState = z.infer<typeof productState>;
