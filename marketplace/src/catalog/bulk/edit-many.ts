import type { BulkEditInput, BulkPreviewInput } from '@besesaka/schema/catalog/bulk/inputs.ts';
import { bulkLimits as limits } from '@besesaka/schema/catalog/bulk/limits.ts';
import type { BulkEditItem, BulkValues } from '@besesaka/schema/catalog/bulk/operations.ts';
import { bulkTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { variantLabel } from '@besesaka/schema/catalog/variant-names.ts';
import { moneyText, parseMoney, parseSignedMoney } from '@besesaka/schema/kernel/money.ts';
import { sql } from 'drizzle-orm';
import { putLocked } from '#catalog/selling/archive-product.ts';
import { changeLocked } from '#catalog/selling/change-product.ts';
import { lockOwnShop } from '#catalog/selling/lock-own-shop.ts';
import { AppError, InvalidInput, NotFound, Stale } from '#platform/base/errors.ts';
import { countAct } from '#platform/caller/count-act.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction, onTrial, orRefusal } from '#platform/db/transaction.ts';
import { lineOf, lockOwnRows, type OwnRow, readOwnRows } from './own-rows.ts';

const rule = { name: 'bulk-edits', times: limits.editsPerMinute, seconds: 60 };

type Item = Omit<BulkEditInput['items'][number], 'id'>;

/** Shows what one change would do to these products: it is made, and undone. */
export async function previewBulkEdit({ ctx, input: { ids, ...change } }: { ctx: Ctx; input: BulkPreviewInput }) {
  await countAct(ctx, rule);
  return inTransaction(ctx, (tx) => onTrial(tx, (trial) => editMany(trial, ids, (row) => itemOf(change, row), true)));
}

/** Changes products to these values, in one transaction. A product that cannot be changed does not hinder the others. */
export async function applyBulkEdit({ ctx, input }: { ctx: Ctx; input: BulkEditInput }) {
  await countAct(ctx, rule);
  const items = new Map(input.items.map((item) => [item.id.toLowerCase(), item]));
  return inTransaction(ctx, (tx) =>
    editMany(tx, [...items.keys()], (row) => {
      const item = items.get(row.id);
      if (item?.version !== row.version) throw new Stale(texts.changedMeanwhile);
      return item;
    }),
  );
}

/** Locks the shop, then the products by id, and changes each of them as its form does. */
async function editMany(tx: Tx, ids: readonly string[], itemFor: (row: OwnRow) => Item, isTrial = false) {
  const shop = await lockOwnShop(tx);
  const uniqueIds = [...new Set(ids.map((id) => id.toLowerCase()))];
  const which = sql`id = any(${sql.param(uniqueIds)}::uuid[])`;
  const rows = await lockOwnRows(tx, shop.id, which);
  if (rows.length < uniqueIds.length) throw new NotFound(catalogTexts.productMissing);
  const faults = new Map<string, string>();
  for (const product of rows) {
    const done = await orRefusal(tx, async (part) => {
      const { is_archived, category, ...offer } = itemFor(product);
      if (is_archived !== undefined) await putLocked(part, { shop, product }, is_archived);
      const change = { ...changeOf(offer, product), ...(category !== undefined && { category }) };
      if (Object.keys(change).length > 0) await changeLocked(part, { shop, product }, change);
    });
    if (done instanceof AppError) faults.set(product.id, done.message);
  }
  const after = new Map((await readOwnRows(tx, shop.id, which)).map((row) => [row.id, row]));
  const results = uniqueIds.flatMap((id) => {
    const [before, now] = [rows.find((row) => row.id === id), after.get(id)];
    return before && now ? [toItem(before, now, { fault: faults.get(id) ?? null, isTrial })] : [];
  });
  return { results };
}

/** The changes that differ, as the product's form sends them; a product with variants has a price for each. */
function changeOf({ price, variant_prices, stock_quantity }: Item | Omit<Item, 'version'>, row: OwnRow) {
  const { options, variants } = row;
  const isOther = stock_quantity !== undefined && stock_quantity !== row.stockQuantity;
  const stock = isOther ? { stock_quantity } : {};
  const priced = options.length > 0 ? variants : [row];
  const prices = variant_prices ?? (price === undefined ? undefined : priced.map(() => price));
  if (!prices) return stock;
  if (prices.length !== priced.length) throw new Stale(texts.changedMeanwhile);
  if (prices.every((one, index) => parseMoney(one) === priced[index]?.pricePesewas)) return stock;
  if (options.length === 0) return { price: prices[0] ?? '', ...stock };
  return {
    options,
    variants: variants.map((one, index) => ({ ...lineOf(one), price: prices[index] ?? '' })),
    ...stock,
  };
}

/** The values that one change gives to a product. */
function itemOf(change: Omit<BulkPreviewInput, 'ids'>, row: OwnRow): Item {
  const { price_by, price_percent, stock_by, stock_quantity, ...set } = change;
  const stock = stock_by === undefined ? stock_quantity : row.stockQuantity + stock_by;
  if (stock !== undefined && stock < 0)
    throw new InvalidInput({ stock_quantity: [texts.stockTooLow] }, texts.stockTooLow);
  const item = { ...set, version: row.version, ...(stock !== undefined && { stock_quantity: stock }) };
  if (price_by === undefined && price_percent === undefined) return item;
  const changed = ({ pricePesewas }: { pricePesewas: number }) =>
    price_by === undefined
      ? Math.round((pricePesewas * (100 + (price_percent ?? 0))) / 100)
      : pricePesewas + (parseSignedMoney(price_by) ?? 0);
  const prices = (row.options.length > 0 ? row.variants : [row]).map(changed);
  const refuse = (text: string) => new InvalidInput({ price: [text] }, text);
  if (prices.some((price) => price < 1)) throw refuse(texts.priceTooLow);
  if (prices.some((price) => price > catalogLimits.priceMaxPesewas)) throw refuse(catalogTexts.priceTooHigh);
  return { ...item, variant_prices: prices.map(moneyText) };
}

interface Edited {
  fault: string | null;
  isTrial: boolean;
}

function toItem(before: OwnRow, after: OwnRow, { fault, isTrial }: Edited): BulkEditItem {
  const variant_labels = before.variants.map(({ optionValues }) => variantLabel(optionValues));
  const values = { before: toValues(before), after: toValues(after) };
  return {
    id: before.id,
    name: before.name,
    variant_labels,
    version: (isTrial ? before : after).version,
    ...values,
    fault,
  };
}

function toValues(row: OwnRow): BulkValues {
  return {
    price: moneyText(row.pricePesewas),
    variant_prices: row.variants.map(({ pricePesewas }) => moneyText(pricePesewas)),
    stock_quantity: row.stockQuantity,
    category: row.categorySlug,
    category_name: row.categoryName,
    is_archived: row.archivedAt !== null,
  };
}
