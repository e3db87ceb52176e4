import { examples } from '#kernel/reference/examples.ts';
import { handleParam } from '#kernel/reference/words.ts';

export const slugParams = handleParam('product', examples.productSlug);
