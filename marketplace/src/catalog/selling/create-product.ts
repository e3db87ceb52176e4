import { type ProductInput, productFields } from '@besesaka/schema/catalog/inputs.ts';
import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import type { Product } from '@besesaka/schema/catalog/resources.ts';
import { addProduct as operation } from '@besesaka/schema/catalog/selling-operations.ts';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { optionId } from '@besesaka/schema/catalog/variant-names.ts';
import { camelKeys } from '@besesaka/schema/kernel/names.ts';
import { readProduct } from '#catalog/product/product-detail.ts';
import { changedPrices } from '#catalog/rules.ts';
import { products } from '#catalog/tables.ts';
import { InvalidInput } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import { countAct } from '#platform/caller/count-act.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { answerOnce, attemptOf } from '#platform/idempotency/answer-once.ts';
import { categoryColumns, findLeaf, offeredFields, specificationsFor } from './find-leaf.ts';
import { lockOwnShop, type OwnShop, requireDrafting, requireVerified, sellerColumns } from './lock-own-shop.ts';
import { freeSlug, newSku } from './name-product.ts';
import { programColumns } from './program-columns.ts';
import { putPictures } from './put-pictures.ts';
import { requireListingQuota } from './require-listing-quota.ts';
import { writeGrid } from './write-grid.ts';

export const createRule = { name: 'new-products', times: limits.createsPerHour, seconds: 60 * 60 };

/** The fields that are stored as they were entered. */
export const plainFields = productFields.omit({
  category: true,
  price: true,
  compare_at_price: true,
  stock_quantity: true,
  is_active: true,
});

/** Runs before pictures are stored, so that a refused user leaves none behind. */
export async function requireOffering({ ctx, input }: { ctx: Ctx; input: { is_active: boolean } }): Promise<void> {
  await inTransaction(ctx, async (tx) => requireOffered(await lockOwnShop(tx), input.is_active));
}

interface Args {
  ctx: Ctx;
  input: ProductInput & { key?: string | undefined };
}

/**
 * Creates a product. Sellers whose verification is pending can create drafts only. Search finds the product at once. A
 * repeated request creates nothing more and returns the product as it is now.
 */
export async function createProduct({ ctx, input: { key, ...input } }: Args): Promise<Product> {
  await countAct(ctx, createRule);
  const { id } = await answerOnce(ctx, attemptOf(operation, key, input), async (tx) =>
    insertProduct(tx, await lockOwnShop(tx), input),
  );
  return readProduct({ ctx, input: { slug: id } });
}

/** A row of an import may have no pictures as a draft. */
type NewProduct = Omit<ProductInput, 'image_ids'> & { image_ids?: readonly string[] | undefined };

/** Adds a product to a shop that the caller has locked. A trial puts no pictures. */
export async function insertProduct(tx: Tx, shop: OwnShop, input: NewProduct, put = putPictures) {
  requireOffered(shop, input.is_active);
  if (input.is_active && !input.image_ids)
    throw new InvalidInput({ image_ids: [texts.imagesMissing] }, texts.imagesMissing);
  const category = await findLeaf(tx, input.category);
  const { options = [], variants } = input;
  const ids = options.map(({ name }) => ({ id: optionId(name, category.fields) }));
  const specifications = specificationsFor(category, input.specifications ?? {}, offeredFields(input.is_active, ids));
  const id = newId();
  if (input.is_active) await requireListingQuota(tx, shop, category.id);
  const slug = await freeSlug(tx, input.name);
  // A trigger adds its variant.
  await tx.db.insert(products).values({
    id,
    slug,
    specifications,
    isActive: input.is_active,
    ...camelKeys(plainFields.parse(input)),
    ...(await programColumns(tx, { shopId: shop.id, id, metadata: {} }, input)),
    sku: (!variants && input.sku) || newSku(category.slug),
    stockQuantity: input.stock_quantity,
    ...changedPrices({ pricePesewas: 0, compareAtPesewas: null }, input),
    ...categoryColumns(category),
    ...sellerColumns(shop),
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  const { name, image_ids: pictures, primary_image: primary } = input;
  if (pictures) await put(tx, { productId: id, name, ids: pictures, primary });
  if (variants)
    await writeGrid(tx, { shopId: shop.id, productId: id, categoryId: category.id, grid: { options, variants } });
  return { id };
}

function requireOffered(shop: OwnShop, isActive: boolean): void {
  if (isActive) requireVerified(shop);
  else requireDrafting(shop);
}
