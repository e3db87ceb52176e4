import type { ProductChangeInput } from '@besesaka/schema/catalog/inputs.ts';
import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import type { Product } from '@besesaka/schema/catalog/resources.ts';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { channels } from '@besesaka/schema/kernel/events.ts';
import { parseMoney } from '@besesaka/schema/kernel/money.ts';
import { camelKeys } from '@besesaka/schema/kernel/names.ts';
import { shown } from '@besesaka/schema/kernel/pages/page-changes.ts';
import { eq, sql } from 'drizzle-orm';
import { offerImproved } from '#catalog/domain-events.ts';
import { stateOf } from '#catalog/product/product-state.ts';
import { readProduct } from '#catalog/product/read-product.ts';
import { changeOffer } from '#catalog/product/write-variant.ts';
import { changedPrices } from '#catalog/rules.ts';
import { productImages, products } from '#catalog/tables.ts';
import { InvalidInput, Stale } from '#platform/base/errors.ts';
import { countAct } from '#platform/caller/count-act.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { changePages } from '#platform/events/change-pages.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { checkFreeLimit } from './check-free-limit.ts';
import { plainFields } from './create-product.ts';
import { findLeaf, specificationsFor } from './find-leaf.ts';
import { type LockedOwn, lockOwnProduct } from './lock-own-product.ts';
import { requireVerified } from './lock-own-shop.ts';
import { freeSlug } from './name-product.ts';
import { putPictures } from './put-pictures.ts';

const plainChanges = plainFields.partial();
const changeRule = { name: 'product-changes', times: limits.changesPerMinute, seconds: 60 };

interface Args {
  ctx: Ctx;
  input: ProductChangeInput & { slug: string };
}

/** Changes the owner's product. Clients that subscribe to it receive its new state after the commit. */
export async function changeProduct({ ctx, input }: Args): Promise<Product> {
  await countAct(ctx, changeRule);
  return inTransaction(ctx, async (tx) => {
    const { shop, product } = await lockOwnProduct(tx, input.slug);
    refuseStale(input, product);
    const { pricePesewas, compareAtPesewas } = changedPrices(product, input);
    const edit = await editOf(tx, input, product);
    const isActive = input.is_active ?? product.isActive;
    const isMoved = edit.categoryId !== undefined && edit.categoryId !== product.categoryId;
    if (isActive && product.archivedAt === null && (!product.isActive || isMoved)) {
      requireVerified(shop);
      if (!product.isActive) await requirePictures(tx, product, input.image_ids);
      await checkFreeLimit(tx, { shop, categoryId: edit.categoryId ?? product.categoryId, id: product.id });
    }
    const slug = isActive ? await publishedSlug(tx, product, input.name) : product.slug;
    const stockQuantity = input.stock_quantity ?? product.stockQuantity;
    if (isOffer(input) && product.options.length > 0)
      throw new InvalidInput({ price: [texts.variantPriced] }, texts.variantPriced);
    if (isOffer(input)) await changeOffer(tx, product.id, { pricePesewas, compareAtPesewas, stockQuantity });
    await tx.db
      .update(products)
      .set({
        ...{ ...edit, isActive, slug },
        ...(isActive && { slugIsProvisional: false }),
        version: sql`${products.version} + 1`,
        ...(isEdit(input) && { editVersion: sql`${products.editVersion} + 1` }),
        updatedAt: tx.now,
      })
      .where(eq(products.id, product.id));
    if (input.image_ids) {
      const name = input.name ?? product.name;
      await putPictures(tx, { productId: product.id, name, ids: input.image_ids, primary: input.primary_image });
    }
    const changed = await readProduct({ ctx: tx, input: { slug } });
    const cheaper = pricePesewas < product.pricePesewas;
    const restocked = product.stockQuantity === 0 && changed.stock_quantity > 0;
    if (cheaper || restocked) {
      const version = changed.version;
      await publishDomainEvent(tx, offerImproved, { productId: product.id, version, cheaper, restocked });
    }
    tx.broadcast(channels.product(product.id), stateOf(changed));
    changePages(tx, shown.lists);
    return changed;
  });
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

function refuseStale(input: ProductChangeInput, product: LockedOwn): void {
  if (input.version !== undefined && input.version !== product.version) throw new Stale();
  if (input.edit_version !== undefined && input.edit_version !== product.editVersion) throw new Stale();
  if (input.stock_was !== undefined && input.stock_was !== product.stockQuantity) throw new Stale(texts.offerMeanwhile);
  if (input.price_was !== undefined && parseMoney(input.price_was) !== product.pricePesewas)
    throw new Stale(texts.offerMeanwhile);
}

const offered = ['price', 'compare_at_price', 'stock_quantity'] as const;

function isOffer(input: ProductChangeInput): boolean {
  return offered.some((name) => input[name] !== undefined);
}

const besideEdits: readonly string[] = [
  ...(['slug', ...offered] as const),
  ...(['version', 'edit_version', 'stock_was', 'price_was'] as const),
];

/** An edit changes anything but price and stock, which have their own checks. */
function isEdit(input: ProductChangeInput): boolean {
  return Object.entries(input).some(([name, value]) => value !== undefined && !besideEdits.includes(name));
}

/** Returns the changed texts and category. A product that moves must satisfy the fields of its new category. */
async function editOf(ctx: Ctx, input: ProductChangeInput, product: LockedOwn) {
  const words = camelKeys(plainChanges.parse(input));
  if (input.category === undefined && input.specifications === undefined) return { ...words, categoryId: undefined };
  const category = await findLeaf(ctx, input.category ?? product.categoryId);
  return {
    ...words,
    specifications: specificationsFor(category, input.specifications ?? product.specifications),
    ...{ categoryId: category.id, categoryName: category.name, categorySlug: category.slug },
    categoryPath: category.path,
  };
}
