import { z } from 'zod';
import { examples } from '#kernel/reference/examples.ts';
import { thing, told } from '#kernel/reference/told.ts';
import { productCard } from './resources.ts';

export const suggestions = thing('Suggestions', 'What begins with the words so far.', {
  products: told(
    z.array(
      thing('ProductHint', 'A product that begins so.', {
        name: told(z.string(), 'As the seller wrote it', examples.productName),
        slug: told(z.string(), "The product's part of addresses", examples.productSlug),
        price: productCard.shape.price,
        primary_image: productCard.shape.primary_image,
      }),
    ),
    'Up to eight',
  ),
  categories: told(
    z.array(
      thing('CategoryHint', 'A category that begins so.', {
        name: told(z.string(), 'Of the category', 'Kente & Wax Prints'),
        slug: told(z.string(), 'Its part of addresses', 'kente-wax-prints'),
      }),
    ),
    'Up to four',
  ),
  shops: told(
    z.array(
      thing('ShopHint', 'A shop that begins so.', {
        business_name: told(z.string(), 'What it is called', examples.shopName),
        business_slug: told(z.string(), 'Its part of addresses', examples.shopSlug),
      }),
    ),
    'Up to four',
  ),
});

export type Suggestions = z.infer<typeof suggestions>;
