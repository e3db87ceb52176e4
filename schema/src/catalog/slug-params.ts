import { examples } from '#kernel/reference/examples.ts';
import { slugOf } from '#kernel/reference/words.ts';

export const slugParams = slugOf('URL slug of the product', examples.productSlug);
