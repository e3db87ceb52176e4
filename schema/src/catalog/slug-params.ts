import { examples } from '#kernel/reference/examples.ts';
import { slugOf } from '#kernel/reference/words.ts';

export const slugParams = slugOf('URL slug or ID of the product', examples.productSlug);
