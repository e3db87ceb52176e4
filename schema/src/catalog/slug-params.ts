import { examples } from '#kernel/reference/examples.ts';
import { slugOf } from '#kernel/reference/words.ts';

export const slugParams = slugOf("The product's part of addresses", examples.productSlug);
