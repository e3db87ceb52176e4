import type { BuildColumns, BuildExtraConfigColumns } from 'drizzle-orm';
import {
  type PgColumnBuilderBase,
  type PgTable,
  type PgTableExtraConfigValue,
  type PgTableWithColumns,
  pgTable,
} from 'drizzle-orm/pg-core';

/** The users who may see a value. `both` means the two parties of an order or a conversation. */
export type Reader = 'everyone' | 'both' | 'owner' | 'admins' | 'no one';
/** The fate of the value when its user deletes the account. */
export type Fate = 'stays' | 'deleted' | 'replaced';
export type DataClass = `${Reader}; ${Fate}`;

/** How long the rows of a table are stored: until a job deletes them, with a row of another table, or as the text says. */
type Retention = { prunedBy: string; after: string } | { with: PgTable } | { stored: string };

/**
 * The owner of the rows: the user in this column, the two users in these columns, or the owner of the row that they
 * belong to in another table. By default it is the user in `userId`, or else the owner of the row given in `with`.
 */
type Owner<Key> = Key | readonly [Key, Key] | { through: PgTable };

type Rows<Key = string> = Retention & { owner?: Owner<Key> };

/** The personal data of a table, from its declaration. */
export interface TableData {
  table: PgTable;
  rows: Rows;
  columns: Readonly<Record<string, DataClass>>;
}

const classKey = Symbol('personal-data class of a column');
const dataKey = Symbol('personal data of a table');

interface Classified {
  [classKey]: DataClass;
}

/** Declares a column with its personal-data class. */
export function column<Builder extends PgColumnBuilderBase>(
  dataClass: DataClass,
  builder: Builder,
): Builder & Classified {
  return Object.assign(builder, { [classKey]: dataClass });
}

/** Declares a table and how long its rows are stored. A column without a personal-data class does not compile. */
export function table<Name extends string, Columns extends Record<string, PgColumnBuilderBase & Classified>>(
  name: Name,
  rows: Rows<Extract<keyof Columns, string>>,
  columns: Columns,
  extras?: (self: BuildExtraConfigColumns<Name, Columns, 'pg'>) => PgTableExtraConfigValue[],
): PgTableWithColumns<{
  name: Name;
  schema: undefined;
  columns: BuildColumns<Name, Columns, 'pg'>;
  dialect: 'pg';
}> {
  const declared = pgTable(name, columns, extras);
  const classes = Object.entries(columns).map(([key, builder]) => [key, builder[classKey]] as const);
  const data: TableData = { table: declared, rows, columns: Object.fromEntries(classes) };
  return Object.assign(declared, { [dataKey]: data });
}

/** The personal data of the tables among a module's exports. */
export function dataOfTables(exports: Readonly<Record<string, unknown>>): TableData[] {
  return Object.values(exports).flatMap((one) => (hasData(one) ? [one[dataKey]] : []));
}

const hasData = (one: unknown): one is { [dataKey]: TableData } =>
  typeof one === 'object' && one !== null && dataKey in one;
