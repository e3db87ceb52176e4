import type { ProductState } from '@besesaka/schema/catalog/resources.ts';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { channels } from '@besesaka/schema/kernel/events.ts';
import { discountPercentage, moneyText } from '@besesaka/schema/kernel/money.ts';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { offerImproved } from '#catalog/domain-events.ts';
import { isPublic } from '#catalog/listing/product-filters.ts';
import { products } from '#catalog/tables.ts';
import { NotFound } from '#platform/base/errors.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { toVariantState, type VariantRow, variantsColumn } from './variant-details.ts';

/** The part of a product that can change while its page is open. */
export const stateColumns = {
  id: products.id,
  pricePesewas: products.pricePesewas,
  priceToPesewas: products.priceToPesewas,
  compareAtPesewas: products.compareAtPesewas,
  stockQuantity: products.stockQuantity,
  // Drizzle would write the columns without their table, and an update may read from another one.
  isPublic: sql<boolean>`products.is_active and products.archived_at is null`,
  version: products.version,
  variants: variantsColumn,
};

export type StateRow = Pick<
  typeof products.$inferSelect,
  Exclude<keyof typeof stateColumns, 'isPublic' | 'variants'>
> & {
  isPublic: boolean;
  variants: VariantRow[];
};

function toState(row: StateRow): ProductState {
  const { id, pricePesewas, priceToPesewas, compareAtPesewas, stockQuantity, version } = row;
  return {
    id,
    version,
    price: moneyText(pricePesewas),
    price_to: moneyText(priceToPesewas ?? pricePesewas),
    compare_at_price: compareAtPesewas === null ? null : moneyText(compareAtPesewas),
    discount_percentage: discountPercentage(pricePesewas, compareAtPesewas),
    stock_quantity: stockQuantity,
    in_stock: stockQuantity > 0,
    is_active: row.isPublic,
    variants: row.variants.filter(({ isActive }) => isActive).map(toVariantState),
  };
}

/** Returns the state that `product:<id>` events carry, for new subscribers. Public products only. */
export async function readState({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<ProductState> {
  const [found] = await readStateRows(ctx, and(eq(products.id, input.id), isPublic));
  if (!found) throw new NotFound(texts.productMissing);
  return toState(found);
}

export function readStatesOf(ctx: Ctx, ids: string[]): Promise<StateRow[]> {
  return readStateRows(ctx, inArray(products.id, ids));
}

function readStateRows({ db }: Ctx, which: SQL | undefined): Promise<StateRow[]> {
  return db.select(stateColumns).from(products).where(which);
}

type Offer = Pick<StateRow, 'pricePesewas' | 'stockQuantity' | 'isPublic'>;

/**
 * Sends the new state to everyone who shows the product; a product that stays hidden is shown to no one. Other modules
 * learn of a lower price and of new stock.
 */
export async function emitProductChanged(tx: Tx, before: Offer, after: StateRow): Promise<void> {
  const cheaper = after.pricePesewas < before.pricePesewas;
  const restocked = before.stockQuantity === 0 && after.stockQuantity > 0;
  const { id: productId, version } = after;
  if (cheaper || restocked) await publishDomainEvent(tx, offerImproved, { productId, version, cheaper, restocked });
  if (before.isPublic || after.isPublic) tx.broadcast(channels.product(productId), toState(after));
}
