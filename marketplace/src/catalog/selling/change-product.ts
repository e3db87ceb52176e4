import type { ProductChangeInput } from '@besesaka/schema/catalog/inputs.ts';
import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import type { Product } from '@besesaka/schema/catalog/resources.ts';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { parseMoney } from '@besesaka/schema/kernel/money.ts';
import { camelKeys } from '@besesaka/schema/kernel/names.ts';
import { eq } from 'drizzle-orm';
import { readProduct } from '#catalog/product/product-detail.ts';
import { changedPrices } from '#catalog/rules.ts';
import { productImages } from '#catalog/tables.ts';
import { InvalidInput, Stale } from '#platform/base/errors.ts';
import { countAct } from '#platform/caller/count-act.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { plainFields } from './create-product.ts';
import { categoryColumns, findLeaf, offeredFields, requireSizes, specificationsFor } from './find-leaf.ts';
import { createListingRoom } from './listing-room.ts';
import { requireVerified } from './lock-own-shop.ts';
import { freeSlug } from './name-product.ts';
import { changeRule, type LockedOwn, lockOwnProduct, writeProduct } from './own-product.ts';
import { putPictures } from './put-pictures.ts';

const plainChanges = plainFields.partial();
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
    const prices = changedPrices(product, input);
    const edit = await editOf(tx, input, product);
    const isActive = input.is_active ?? product.isActive;
    const categoryId = edit.categoryId ?? product.categoryId;
    const isMoved = categoryId !== product.categoryId;
    if (isActive && product.archivedAt === null && (!product.isActive || isMoved)) {
      requireVerified(shop);
      if (!product.isActive) await requireSizes(tx, { ...product, ...edit, categoryId });
      if (!product.isActive) await requirePictures(tx, product, input.image_ids);
      await createListingRoom(tx, shop).move(null, categoryId);
    }
    const { isOffer, isEdit } = kindsOf(input);
    if (isOffer && product.options.length > 0)
      throw new InvalidInput({ price: [texts.variantPriced] }, texts.variantPriced);
    const slug = isActive ? await publishedSlug(tx, product, input.name) : product.slug;
    if (input.image_ids) {
      const name = input.name ?? product.name;
      await putPictures(tx, { productId: product.id, name, ids: input.image_ids, primary: input.primary_image });
    }
    const stockQuantity = input.stock_quantity ?? product.stockQuantity;
    await writeProduct(tx, product, {
      values: {
        ...edit,
        isActive,
        slug,
        ...(isOffer && { ...prices, stockQuantity }),
        ...(isActive && { slugIsProvisional: false }),
      },
      isEdit,
    });
    return readProduct({ ctx: tx, input: { slug } });
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

/** Price and stock have their own checks, so their change is no edit. */
const offer: readonly string[] = ['price', 'compare_at_price', 'stock_quantity'];
const seen: readonly string[] = ['version', 'edit_version', 'stock_was', 'price_was'];

/** The kinds of change that the input asks for. */
function kindsOf({ slug: _slug, ...input }: Args['input']) {
  const given = Object.entries(input).filter(([name, value]) => value !== undefined && !seen.includes(name));
  const isOffer = ([name]: [string, unknown]) => offer.includes(name);
  return { isOffer: given.some(isOffer), isEdit: !given.every(isOffer) };
}

/** Returns the changed texts and category. A product that moves must satisfy the fields of its new category. */
async function editOf(ctx: Ctx, input: ProductChangeInput, product: LockedOwn) {
  const words = camelKeys(plainChanges.parse(input));
  if (input.category === undefined && input.specifications === undefined) return { ...words, categoryId: undefined };
  const category = await findLeaf(ctx, input.category ?? product.categoryId);
  const offered = offeredFields(input.is_active ?? product.isActive, product.options);
  return {
    ...words,
    specifications: specificationsFor(category, input.specifications ?? product.specifications, offered),
    ...categoryColumns(category),
  };
}
