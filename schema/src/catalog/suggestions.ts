import { z } from 'zod';
import { describe, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { catalogLimits as limits } from './limits.ts';
import { productCard } from './resources.ts';

export const suggestions = resource('Suggestions', 'Suggestions for a search field.', {
  products: describe(
    z
      .array(
        resource(
          'ProductHint',
          'A suggested product.',
          {
            name: describe(z.string(), 'Name of the product', examples.productName),
            slug: describe(z.string(), 'URL slug of the product', examples.productSlug),
            price: productCard.shape.price,
            primary_image: productCard.shape.primary_image,
          },
          { as: 'ProductSuggestion' },
        ),
      )
      .max(limits.suggestions),
    `Products, at most ${limits.suggestions}`,
  ),
  categories: describe(
    z
      .array(
        resource(
          'CategoryHint',
          'A suggested category.',
          {
            name: describe(z.string(), 'Name of the category', 'Kente & Wax Prints'),
            slug: describe(z.string(), 'URL slug', 'kente-wax-prints'),
          },
          { as: 'CategorySuggestion' },
        ),
      )
      .max(limits.suggestedPlaces),
    `Categories, at most ${limits.suggestedPlaces}`,
  ),
  shops: describe(
    z
      .array(
        resource(
          'ShopHint',
          'A suggested shop.',
          {
            business_name: describe(z.string(), 'Name of the shop', examples.shopName, { as: 'name' }),
            business_slug: describe(z.string(), 'URL slug', examples.shopSlug, { as: 'slug' }),
          },
          { as: 'ShopSuggestion' },
        ),
      )
      .max(limits.suggestedPlaces),
    `Shops, at most ${limits.suggestedPlaces}`,
  ),
});

export type Suggestions = z.infer<typeof suggestions>;
