import type { ProductChangeInput } from '@besesaka/schema/catalog/inputs.ts';
import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import type { Product } from '@besesaka/schema/catalog/resources.ts';
import { changeProduct as operation } from '@besesaka/schema/catalog/selling-operations.ts';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import type { VariantGrid } from '@besesaka/schema/catalog/variants.ts';
import { camelKeys } from '@besesaka/schema/kernel/names.ts';
import { eq } from 'drizzle-orm';
import { readProduct } from '#catalog/product/product-detail.ts';
import { changedPrices, changedStock } from '#catalog/rules.ts';
import { productImages } from '#catalog/tables.ts';
import { InvalidInput, Stale } from '#platform/base/errors.ts';
import { countAct } from '#platform/caller/count-act.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { answerOnce, attemptOf } from '#platform/idempotency/answer-once.ts';
import { plainFields } from './create-product.ts';
import { categoryColumns, findLeaf, offeredFields, requireSizes, specificationsFor } from './find-leaf.ts';
import { requireVerified } from './lock-own-shop.ts';
import { freeSlug } from './name-product.ts';
import { changeRule, type Locked, type LockedOwn, lockOwnProduct, writeProduct } from './own-product.ts';
import { programColumns } from './program-columns.ts';
import { putPictures } from './put-pictures.ts';
import { requireListingQuota } from './require-listing-quota.ts';
import { writeGrid } from './write-grid.ts';

const plainChanges = plainFields.partial();
type Change = ProductChangeInput & { slug: string };
interface Args {
  ctx: Ctx;
  input: Change & { key: string | undefined };
}

/**
 * Changes the owner's product. Clients that subscribe to it receive its new state after the commit. A repeated request
 * changes nothing more and returns the product as it is now.
 */
export async function changeProduct({ ctx, input: { key, ...input } }: Args): Promise<Product> {
  await countAct(ctx, changeRule);
  const { slug } = await answerOnce(ctx, attemptOf(operation, key, input), async (tx) =>
    changeLocked(tx, await lockOwnProduct(tx, input.slug), input),
  );
  return readProduct({ ctx, input: { slug } });
}

type AnyChange = ProductChangeInput & Partial<VariantGrid>;

/** Changes a product that the caller has locked. A trial puts no pictures. */
export async function changeLocked(tx: Tx, { shop, product }: Locked, input: AnyChange, put = putPictures) {
  const { options = product.options, variants } = input;
  if (input.version !== undefined && input.version !== product.version) throw new Stale();
  const isPriced = priced.some((name) => input[name] !== undefined);
  if ((isPriced || input.sku) && product.options.length > 0)
    throw new InvalidInput({ [isPriced ? 'price' : 'sku']: [texts.variantPriced] }, texts.variantPriced);
  const offer = { ...changedPrices(product, input), stockQuantity: changedStock(product.stockQuantity, input) };
  const edit = await editOf(tx, input, product);
  const isActive = input.is_active ?? product.isActive;
  const categoryId = edit.categoryId ?? product.categoryId;
  const isMoved = categoryId !== product.categoryId;
  if (isActive && product.archivedAt === null && (!product.isActive || isMoved)) {
    requireVerified(shop);
    if (!product.isActive) await requireSizes(tx, { ...product, ...edit, categoryId });
    if (!product.isActive) await requirePictures(tx, product, input.image_ids);
    await requireListingQuota(tx, shop, categoryId);
  }
  const slug = isActive ? await publishedSlug(tx, product, input.name) : product.slug;
  if (input.image_ids) {
    const name = input.name ?? product.name;
    await put(tx, { productId: product.id, name, ids: input.image_ids, primary: input.primary_image });
  }
  if (variants)
    await writeGrid(tx, { shopId: shop.id, productId: product.id, categoryId, grid: { options, variants } });
  await writeProduct(tx, product, {
    ...edit,
    ...(await programColumns(tx, { shopId: shop.id, ...product }, input)),
    isActive,
    slug,
    ...(isPriced && offer),
    ...(isActive && { slugIsProvisional: false }),
  });
  return { slug };
}

/** A copy gets its address from its name when it is first published. After that, and for all others, it never changes. */
async function publishedSlug(tx: Tx, { name, slug, slugIsProvisional }: LockedOwn, newName?: string): Promise<string> {
  return slugIsProvisional ? freeSlug(tx, newName ?? name, slug) : slug;
}

/** An imported draft may have none. Those in the input are enough by its own rule. */
async function requirePictures({ db }: Ctx, { id }: LockedOwn, sent: readonly string[] | undefined): Promise<void> {
  if (sent || (await db.$count(productImages, eq(productImages.productId, id))) >= limits.imagesMin) return;
  throw new InvalidInput({ image_ids: [texts.imagesMissing] }, texts.imagesMissing);
}

const priced = ['price', 'compare_at_price', 'stock_quantity', 'stock_by'] as const;

/** Returns the changed texts and category. A product that moves must satisfy the fields of its new category. */
async function editOf(ctx: Ctx, input: ProductChangeInput, product: LockedOwn) {
  const fields = camelKeys(plainChanges.parse(input));
  if (input.category === undefined && input.specifications === undefined) return { ...fields, categoryId: undefined };
  const category = await findLeaf(ctx, input.category ?? product.categoryId);
  const offered = offeredFields(input.is_active ?? product.isActive, product.options);
  return {
    ...fields,
    specifications: specificationsFor(category, input.specifications ?? product.specifications, offered),
    ...categoryColumns(category),
  };
}
