import { z } from 'zod';
import { examples } from '#kernel/reference/examples.ts';
import { thing, told } from '#kernel/reference/told.ts';
import { productCard } from './resources.ts';

export const suggestions = thing('Suggestions', 'Suggestions for a search field.', {
  products: told(
    z.array(
      thing('ProductHint', 'A suggested product.', {
        name: told(z.string(), 'Name of the product', examples.productName),
        slug: told(z.string(), 'URL slug of the product', examples.productSlug),
        price: productCard.shape.price,
        primary_image: productCard.shape.primary_image,
      }),
    ),
    'Products, at most 8',
  ),
  categories: told(
    z.array(
      thing('CategoryHint', 'A suggested category.', {
        name: told(z.string(), 'Name of the category', 'Kente & Wax Prints'),
        slug: told(z.string(), 'URL slug', 'kente-wax-prints'),
      }),
    ),
    'Categories, at most 4',
  ),
  shops: told(
    z.array(
      thing('ShopHint', 'A suggested shop.', {
        business_name: told(z.string(), 'Name of the shop', examples.shopName),
        business_slug: told(z.string(), 'URL slug', examples.shopSlug),
      }),
    ),
    'Shops, at most 4',
  ),
});

export type Suggestions = z.infer<typeof suggestions>;
