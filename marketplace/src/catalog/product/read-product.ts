import type { Product } from '@besesaka/schema/catalog/resources.ts';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { NotFound } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';
import { readDetails } from './product-detail.ts';

export async function readProduct({ ctx, input }: { ctx: Ctx; input: { slug: string } }): Promise<Product> {
  const { slug } = input;
  const [found] = await readDetails(ctx, isUuid(slug) ? { ids: [slug] } : { slug });
  if (!found) throw new NotFound(texts.productMissing);
  return found;
}

/** Returns the details of several products, for lists that show more than cards. */
export function readProducts({ ctx, input }: { ctx: Ctx; input: { ids: string[] } }): Promise<Product[]> {
  return readDetails(ctx, input);
}
