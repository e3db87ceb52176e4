import type { ProductInput } from '@besesaka/schema/catalog/inputs.ts';
import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { type Metadata, metadataTexts } from '@besesaka/schema/kernel/programs/metadata.ts';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { products, productVariants } from '#catalog/tables.ts';
import { InvalidInput } from '#platform/base/errors.ts';
import { mergeMetadata } from '#platform/base/merge-metadata.ts';
import type { Tx } from '#platform/context.ts';

interface Owned {
  shopId: string;
  id: string;
  metadata: Metadata;
}

/** What programs write of a product: its SKU, its external ID and its metadata. The caller has locked the shop. */
export async function programColumns(
  tx: Tx,
  { shopId, id, metadata }: Owned,
  input: Pick<ProductInput, 'external_id' | 'metadata'> & { sku?: string | undefined },
) {
  const { sku, external_id: externalId } = input;
  if (sku && (await usedSkus(tx, { shopId, productId: id, skus: [sku] })).has(sku)) {
    const text = catalogTexts.skuTaken(sku);
    throw new InvalidInput({ sku: [text] }, text);
  }
  if (externalId) {
    const isThis = and(eq(products.shopId, shopId), eq(products.externalId, externalId), ne(products.id, id));
    const text = metadataTexts.externalIdTaken(externalId);
    if ((await tx.db.$count(products, isThis)) > 0) throw new InvalidInput({ external_id: [text] }, text);
  }
  return { sku: sku || undefined, externalId, metadata: mergeMetadata(metadata, input.metadata) };
}

/** Those that other products of the shop have. A seller finds a variant by its SKU, so no two have the same one. */
export async function usedSkus(
  { db }: Tx,
  { shopId, productId, skus }: { shopId: string; productId: string; skus: string[] },
): Promise<Set<string>> {
  const others = await db
    .select({ sku: productVariants.sku })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(and(eq(products.shopId, shopId), ne(products.id, productId), inArray(productVariants.sku, skus)));
  return new Set(others.map(({ sku }) => sku));
}
