import { sql } from 'drizzle-orm';
import type { OwnRow } from '#catalog/bulk/own-rows.ts';
import { products } from '#catalog/tables.ts';
import type { Group } from './join-lines.ts';

/** The condition for the shop's products that these lines name, directly or by a variant. */
export function namedBy(groups: readonly Group[]) {
  const list = (name: 'sku' | 'slug') =>
    sql.param(groups.flatMap(({ lines }) => lines.map((draft) => draft[name]).filter((value) => value !== '')));
  return sql`${products.id} = any(array(
    select product_id from product_variants where sku = any(${list('sku')}::text[])
    union select id from products where slug = any(${list('slug')}::text[])
  ))`;
}

/** Those products, by what lines call them. */
export function createRows(rows: readonly OwnRow[]) {
  const byName = new Map<string, OwnRow>();
  const put = (row: OwnRow) => {
    for (const { sku } of [row, ...row.variants]) byName.set(`sku ${sku}`, row);
    byName.set(`slug ${row.slug}`, row);
  };
  for (const row of rows) put(row);
  const ofSku = (sku: string) => (sku === '' ? undefined : byName.get(`sku ${sku}`));
  const of = ({ head, lines }: Group): OwnRow | undefined =>
    byName.get(`slug ${head.slug}`) ?? lines.map(({ sku }) => ofSku(sku)).find((row) => row !== undefined);
  return { put, ofSku, of };
}
export type Rows = ReturnType<typeof createRows>;
