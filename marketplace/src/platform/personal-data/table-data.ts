import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { JobKind } from '#platform/jobs.ts';

/** Who may see a value: both are the two sides of an order or a conversation. */
export type Reader = 'everybody' | 'both' | 'its person' | 'admins' | 'nobody';
/** What becomes of it when the person whose it is deletes their account. */
export type Fate = 'stays' | 'goes' | 'is replaced';
export type DataClass = `${Reader}; ${Fate}`;

/**
 * Whose the rows are: of the person in this column, of the two in these, or of whoever has the row of another table that they
 * belong to. Left out, it is the person in `user_id`, or else that of the row that they are kept with.
 */
interface Whose {
  of?: PgColumn | readonly [PgColumn, PgColumn] | { through: PgTable };
}

type Keeping = Whose & Kept;
type Kept = { pruned: JobKind; after: string } | { with: PgTable } | { kept: string };

export interface TableData {
  table: PgTable;
  /** How long its rows are kept, and what forgets them. */
  rows: Keeping;
  columns: Readonly<Record<string, DataClass>>;
}

/** A table's data with their classes. A column without one does not compile. */
export function tableData<T extends PgTable>(
  table: T,
  rows: Keeping,
  columns: Readonly<Record<keyof T['$inferSelect'], DataClass>>,
): TableData {
  return { table, rows, columns };
}
