import { type ProductInput, productFields } from '@besesaka/schema/catalog/inputs.ts';
import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import type { Product } from '@besesaka/schema/catalog/resources.ts';
import { addProduct as operation } from '@besesaka/schema/catalog/selling-operations.ts';
import { optionId } from '@besesaka/schema/catalog/variant-names.ts';
import { camelKeys } from '@besesaka/schema/kernel/names.ts';
import { shown } from '@besesaka/schema/kernel/pages/page-changes.ts';
import { readProduct } from '#catalog/product/product-detail.ts';
import { changedPrices } from '#catalog/rules.ts';
import { products } from '#catalog/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { countAct } from '#platform/caller/count-act.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { changePages } from '#platform/events/change-pages.ts';
import { answerOnce, attemptOf } from '#platform/idempotency/answer-once.ts';
import { categoryColumns, findLeaf, offeredFields, specificationsFor } from './find-leaf.ts';
import { createListingRoom } from './listing-room.ts';
import { lockOwnShop, requireDrafting, requireVerified, sellerColumns } from './lock-own-shop.ts';
import { freeSlug, newSku } from './name-product.ts';
import { putPictures } from './put-pictures.ts';
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
  await inTransaction(ctx, (tx) => lockOfferingShop(tx, input.is_active));
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
  const { id } = await answerOnce(ctx, attemptOf(operation, key, input), (tx) => insertProduct(tx, input));
  return readProduct({ ctx, input: { slug: id } });
}

async function insertProduct(tx: Tx, input: ProductInput): Promise<{ id: string }> {
  const shop = await lockOfferingShop(tx, input.is_active);
  const category = await findLeaf(tx, input.category);
  const { options = [], variants } = input;
  const ids = options.map(({ name }) => ({ id: optionId(name, category.fields) }));
  const specifications = specificationsFor(category, input.specifications ?? {}, offeredFields(input.is_active, ids));
  const id = newId();
  if (input.is_active) await createListingRoom(tx, shop).move(null, category.id);
  const slug = await freeSlug(tx, input.name);
  // A trigger adds its variant.
  await tx.db.insert(products).values({
    id,
    slug,
    specifications,
    isActive: input.is_active,
    ...camelKeys(plainFields.parse(input)),
    sku: newSku(category.slug),
    stockQuantity: input.stock_quantity,
    ...changedPrices({ pricePesewas: 0, compareAtPesewas: null }, input),
    ...categoryColumns(category),
    ...sellerColumns(shop),
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  await putPictures(tx, { productId: id, name: input.name, ids: input.image_ids, primary: input.primary_image });
  if (variants) await writeGrid(tx, { shopId: shop.id, productId: id, category, grid: { options, variants } });
  changePages(tx, shown.lists);
  return { id };
}

async function lockOfferingShop(ctx: Ctx, isActive: boolean) {
  const shop = await lockOwnShop(ctx);
  if (isActive) requireVerified(shop);
  else requireDrafting(shop);
  return shop;
}
