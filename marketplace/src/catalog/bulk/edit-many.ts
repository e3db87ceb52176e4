import type { BulkEditInput, BulkPreviewInput } from '@besesaka/schema/catalog/bulk/inputs.ts';
import { bulkLimits as limits } from '@besesaka/schema/catalog/bulk/limits.ts';
import type { BulkEditItem, BulkValues } from '@besesaka/schema/catalog/bulk/operations.ts';
import { bulkTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { variantLabel } from '@besesaka/schema/catalog/variant-names.ts';
import { moneyText, parseMoney } from '@besesaka/schema/kernel/money.ts';
import { sql } from 'drizzle-orm';
import { findLeaf, type Leaf } from '#catalog/selling/find-leaf.ts';
import { createListingRoom } from '#catalog/selling/listing-room.ts';
import { lockOwnShop } from '#catalog/selling/lock-own-shop.ts';
import { AppError, NotFound, Stale } from '#platform/base/errors.ts';
import { countAct } from '#platform/caller/count-act.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { changedRow, orRefusal, type Wanted, withOffer } from './change-rules.ts';
import { lockOwnRows, type OwnRow } from './own-rows.ts';
import { isChange, type RowChange, writeRows } from './write-rows.ts';

const rule = { name: 'bulk-edits', times: limits.editsPerMinute, seconds: 60 };

interface Edit {
  ids: readonly string[];
  /** Throws if this product cannot have the change. */
  wanted: (row: OwnRow) => Wanted | Promise<Wanted>;
}

/** Shows what one change would do to these products. Each rule is checked as if it were made. */
export async function previewBulkEdit({ ctx, input }: { ctx: Ctx; input: BulkPreviewInput }) {
  await countAct(ctx, rule);
  return inTransaction(ctx, async (tx) => {
    const category = input.category === undefined ? undefined : await findLeaf(tx, input.category);
    const items = await planEdit(tx, { ids: input.ids, wanted: (row) => wantedOf(input, row, category, tx.now) });
    return { results: items.map((item) => toItem(item, item.before.version)) };
  });
}

/** Changes products to these values, in one transaction. A product that cannot be changed does not hinder the others. */
export async function applyBulkEdit({ ctx, input }: { ctx: Ctx; input: BulkEditInput }) {
  await countAct(ctx, rule);
  const items = new Map(input.items.map((item) => [item.id.toLowerCase(), item]));
  return inTransaction(ctx, async (tx) => {
    const leaves = new Map<string, Promise<Leaf>>();
    const leafOf = (category: string) => {
      const found = leaves.get(category) ?? findLeaf(tx, category);
      leaves.set(category, found);
      return found;
    };
    const planned = await planEdit(tx, {
      ids: [...items.keys()],
      wanted: async (row) => {
        const item = items.get(row.id);
        if (item?.version !== row.version) throw new Stale(texts.changedMeanwhile);
        const category = item.category === undefined ? undefined : await leafOf(item.category);
        return wantedOf(item, row, category, tx.now);
      },
    });
    const changes = planned.filter((change) => change.fault === null && isChange(change));
    const versions = await writeRows(tx, changes);
    return { results: planned.map((item) => toItem(item, versions.get(item.before.id) ?? item.before.version)) };
  });
}

interface Planned extends RowChange {
  fault: string | null;
}

/** Locks the shop, then the products by id. */
async function planEdit(tx: Tx, { ids, wanted }: Edit): Promise<Planned[]> {
  const shop = await lockOwnShop(tx);
  const asked = [...new Set(ids.map((id) => id.toLowerCase()))];
  const rows = await lockOwnRows(tx, shop.id, sql`id = any(${sql.param(asked)}::uuid[])`);
  if (rows.length < asked.length) throw new NotFound(catalogTexts.productMissing);
  const room = createListingRoom(tx, shop);
  const byId = new Map<string, Planned>();
  for (const before of rows) {
    const after = await orRefusal(async () => changedRow({ shop, room }, before, await wanted(before)));
    const refused = after instanceof AppError;
    byId.set(before.id, { before, after: refused ? before : after, fault: refused ? after.message : null });
  }
  return asked.flatMap((id) => byId.get(id) ?? []);
}

type Change = Partial<Omit<BulkPreviewInput, 'ids' | 'category'>> & { variant_prices?: string[] | undefined };

function wantedOf(change: Change, row: OwnRow, category: Leaf | undefined, now: Date): Wanted {
  const { stockQuantity, archivedAt } = row;
  const { stock_quantity, stock_by, is_archived } = change;
  return {
    ...pricesOf(change, row),
    ...(stock_quantity !== undefined && { stockQuantity: stock_quantity }),
    ...(stock_by !== undefined && { stockQuantity: stockQuantity + stock_by }),
    ...(is_archived !== undefined && { archivedAt: is_archived ? (archivedAt ?? now) : null }),
    ...(category && { category }),
  };
}

/** A product with variants has the change for each of them. */
function pricesOf(change: Change, row: OwnRow): Wanted {
  const { price, price_by, price_percent, variant_prices } = change;
  if (variant_prices && variant_prices.length !== row.variants.length) throw new Stale(texts.changedMeanwhile);
  if ([price, price_by, price_percent, variant_prices].every((value) => value === undefined)) return {};
  const changed = (before: number, at: number): number => {
    const set = variant_prices?.[at] ?? price;
    if (set !== undefined) return parseMoney(set) ?? 0;
    return price_by === undefined
      ? Math.round((before * (100 + (price_percent ?? 0))) / 100)
      : before + signed(price_by);
  };
  if (row.options.length === 0) return { pricePesewas: changed(row.pricePesewas, 0) };
  const variants = row.variants.map((one, at) => ({ ...one, pricePesewas: changed(one.pricePesewas, at) }));
  return withOffer(variants, row);
}

function signed(amount: string): number {
  const pesewas = parseMoney(amount.replace(/^[+-]/, '')) ?? 0;
  return amount.startsWith('-') ? -pesewas : pesewas;
}

function toItem({ before, after, fault }: Planned, version: number): BulkEditItem {
  const variant_labels = before.variants.map(({ optionValues }) => variantLabel(optionValues));
  const values = { before: toValues(before), after: toValues(after) };
  return { id: before.id, name: before.name, variant_labels, version, ...values, fault };
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
