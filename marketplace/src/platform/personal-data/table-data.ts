import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { JobKind } from '#platform/jobs.ts';

/** The users who may see a value. `both` means the two parties of an order or a conversation. */
export type Reader = 'everyone' | 'both' | 'owner' | 'admins' | 'no one';
/** The fate of the value when its user deletes the account. */
export type Fate = 'stays' | 'deleted' | 'replaced';
export type DataClass = `${Reader}; ${Fate}`;

/**
 * The owner of the rows: the user in this column, the two users in these columns, or the owner of the row that they
 * belong to in another table. By default it is the user in `user_id`, or else the owner of the row given in `with`.
 */
interface Ownership {
  of?: PgColumn | readonly [PgColumn, PgColumn] | { through: PgTable };
}

type Keeping = Ownership & Retention;
type Retention = { pruned: JobKind; after: string } | { with: PgTable } | { stored: string };

export interface TableData {
  table: PgTable;
  /** How long the rows are stored, and which job deletes them. */
  rows: Keeping;
  columns: Readonly<Record<string, DataClass>>;
}

/** Classifies the personal data of a table. A column without a class does not compile. */
export function tableData<T extends PgTable>(
  table: T,
  rows: Keeping,
  columns: Readonly<Record<keyof T['$inferSelect'], DataClass>>,
): TableData {
  return { table, rows, columns };
}
