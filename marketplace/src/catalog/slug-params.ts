import { examples } from '@besesaka/schema/kernel/reference/examples.ts';
import { slugOf } from '#platform/http/path-params.ts';

export const slugParams = slugOf("The product's part of addresses", examples.productSlug);
