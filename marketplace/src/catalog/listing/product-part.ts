import type { ProductListQuery } from '@besesaka/schema/catalog/inputs.ts';
import type { ProductCard } from '@besesaka/schema/catalog/resources.ts';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { texts as sharedTexts } from '@besesaka/schema/kernel/texts.ts';
import { and } from 'drizzle-orm';
import { products } from '#catalog/tables.ts';
import { InvalidInput } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { type Among, listConditions } from './list-conditions.ts';
import { type CardRow, cardColumns, toCard } from './product-card.ts';
import type { ProductFilters } from './product-filters.ts';
import { after, cursorKeys, orderBy, type ProductOrder } from './product-order.ts';

export interface FoundPart {
  results: ProductCard[];
  cursors: string[];
  nextCursor: string | null;
  hasPrevious: boolean;
}

interface PartRequest {
  filters: ProductFilters;
  position: Pick<ProductListQuery, 'page' | 'page_size' | 'cursor' | 'before'>;
  order: ProductOrder;
  /** Null for a list without search terms. */
  among: Among | null;
}

type Row = CardRow & { cursorKeys: string[] };

/** As a value of `before`, it stands for the end of the list. */
const theEnd = 'end';

/** Builds the query for a page, or for the rows after or before a cursor, and turns its rows into a result. */
export function productPart(ctx: Ctx, { filters, position, order, among }: PartRequest) {
  const { page, page_size, cursor, before } = position;
  const isBackward = before !== undefined;
  if (isBackward && order.name === 'relevance') throw new InvalidInput({ before: [texts.notBackward] });
  const rowOrder = isBackward ? { ...order, descending: !order.descending } : order;
  const place = isBackward && before !== theEnd ? before : cursor;
  const behind = place ? [after(rowOrder, positionOf(order, place, isBackward ? 'before' : 'cursor'))] : [];
  const offset = cursor || isBackward ? 0 : (page - 1) * page_size;
  // One extra row shows whether there is a next page, without a count.
  const limit = page_size + 1;
  return {
    offset,
    query: () =>
      ctx.db
        .select({ ...cardColumns, cursorKeys: cursorKeys(order).as('cursor_keys') })
        .from(products)
        .where(and(...listConditions({ filters, among, order: rowOrder, behind, most: offset + limit, now: ctx.now })))
        .orderBy(...orderBy(rowOrder))
        .limit(limit)
        .offset(offset),
    take(rows: Row[]): FoundPart {
      const shown = rows.slice(0, page_size);
      const goesOn = rows.length > shown.length;
      if (isBackward) shown.reverse();
      const cursors = shown.map((row) => encodeCursor(order.name, row.cursorKeys));
      const hasNext = isBackward ? before !== theEnd : goesOn;
      return {
        results: shown.map((row) => toCard(row, ctx.now)),
        cursors,
        nextCursor: (hasNext && cursors.at(-1)) || null,
        hasPrevious: isBackward ? goesOn : Boolean(cursor) || page > 1,
      };
    },
  };
}

function positionOf(order: ProductOrder, cursor: string, field: string): string[] {
  const position = decodeCursor(order.name, cursor);
  if (!position) throw new InvalidInput({ [field]: [sharedTexts.cursorUnknown] }, sharedTexts.cursorUnknown);
  return position;
}
