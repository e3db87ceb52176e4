import { exportedList } from '@besesaka/schema/admin/limits.ts';
import { csvLine } from '@besesaka/schema/kernel/csv.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { ZipEntry } from '#accounts/data-export/zip.ts';
import type { Ctx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { lists } from './lists.ts';

const rowsAtOnce = 1000;

interface Wanted {
  list: string;
  /** Such as 2026-11; null for all rows. */
  month: string | null;
}

/** The files of an exported list: one CSV file, which is read in parts by key, so that it may be of any length. */
export async function* entriesOfList(ctx: Pick<Ctx, 'db'>, { list, month }: Wanted): AsyncGenerator<ZipEntry> {
  const name = exportedList.values.find((one) => one === list);
  if (name) yield { name: `${[name, ...(month ? [month] : [])].join('-')}.csv`, body: rowsIn(ctx, lists[name], month) };
}

async function* rowsIn({ db }: Pick<Ctx, 'db'>, list: (typeof lists)['users'], month: string | null) {
  const { main, key, at, columns, joins, only = sql`true` } = list;
  const names = Object.keys(columns);
  const cells = Object.entries(columns).map(([name, cell]) => sql`(${cell})::text as ${sql.identifier(name)}`);
  const first = `${month}-01`;
  const isInMonth = month ? sql`${at} >= ${first}::date and ${at} < ${first}::date + interval '1 month'` : sql`true`;
  // The mark makes spreadsheets read the file as UTF-8.
  yield Buffer.from(`\uFEFF${csvLine(names)}`);
  let last: string | null = null;
  for (;;) {
    const isAfter: SQL = last === null ? sql`true` : sql`${key} > ${last}`;
    const rows: Record<string, string | null>[] = await rowsOf(
      db,
      sql`with part as materialized (select * from ${main} where ${isAfter} and ${isInMonth} and ${only} order by ${key} limit ${rowsAtOnce})
        select ${sql.join(cells, sql`, `)}, ${key}::text as last_key, (select count(*) from part)::int as part_rows
        from part as ${main} ${joins} order by ${key}`,
    );
    yield Buffer.from(rows.map((row) => csvLine(names.map((name) => row[name] ?? ''))).join(''));
    last = rows.at(-1)?.last_key ?? null;
    if (last === null || Number(rows.at(-1)?.part_rows) < rowsAtOnce) return;
  }
}
