import type { BuildColumns, BuildExtraConfigColumns, Writable } from 'drizzle-orm';
import {
  integer,
  type PgColumn,
  type PgColumnBuilderBase,
  type PgIntegerBuilderInitial,
  type PgTable,
  type PgTableExtraConfigValue,
  type PgTableWithColumns,
  type PgTextBuilderInitial,
  type PgTimestampBuilderInitial,
  type PgUUIDBuilderInitial,
  pgTable,
  text,
  timestamp,
  uuid,
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

type Columns = Record<string, PgColumnBuilderBase & { [classKey]?: DataClass }>;

type Declared<Name extends string, Cols extends Columns> = PgTableWithColumns<{
  name: Name;
  schema: undefined;
  columns: BuildColumns<Name, Cols, 'pg'>;
  dialect: 'pg';
}>;

/** What completes the declaration of a table: how long its rows are stored, then its indexes and constraints. */
interface Declaration<Name extends string, Cols extends Columns> {
  rows: (
    rows: Rows<Extract<keyof Cols, string>>,
    extras?: (self: BuildExtraConfigColumns<Name, Cols, 'pg'>) => PgTableExtraConfigValue[],
  ) => Declared<Name, Cols>;
}

/**
 * Declares a table with the personal-data class of its columns. In the database, a column has the name of its key in
 * snake case. Drizzle's own casing splits digits off (`telephone_e_164`), and leaves `column.name` as it is.
 */
export function table<Name extends string, Cols extends Columns>(
  name: Name,
  dataClass: DataClass,
  columns: Cols,
): Declaration<Name, Cols> {
  const classes: Record<string, DataClass> = {};
  for (const [key, builder] of Object.entries(columns)) {
    nameColumn(builder, key);
    classes[key] = builder[classKey] ?? dataClass;
  }
  return {
    rows: (rows, extras) => {
      const declared = pgTable(name, columns, extras);
      const data: TableData = {
        table: declared,
        rows,
        columns: classes,
      };
      return Object.assign(declared, { [dataKey]: data });
    },
  };
}

/** `setName` is internal to Drizzle, which calls it with the key. Only the first call counts. */
function nameColumn(builder: object, key: string): void {
  const { setName } = builder as { setName: (name: string) => void };
  setName.call(
    builder,
    key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  );
}

/** A column whose class differs from its table's. */
export function column<Builder extends PgColumnBuilderBase>(dataClass: DataClass, builder: Builder): Builder {
  return Object.assign(builder, { [classKey]: dataClass });
}

/** A reference to a row of another table, by its key. */
export const ref = (key: PgColumn, onDelete?: 'cascade' | 'set null'): PgUUIDBuilderInitial<''> =>
  uuid().references(() => key, onDelete && { onDelete });

/** A point in time. */
export const at = (): PgTimestampBuilderInitial<''> => timestamp({ withTimezone: true });

/** An amount of money. */
export const pesewas = (): PgIntegerBuilderInitial<''> => integer();

/** One of these texts. The list is in the contract, the database stores any text. */
export const oneOf = <Text extends string, Texts extends readonly [Text, ...Text[]]>(
  texts: Texts,
): PgTextBuilderInitial<'', Writable<Texts>> => text({ enum: texts });

/** The personal data of the tables among a module's exports. */
export function dataOfTables(exports: Readonly<Record<string, unknown>>): TableData[] {
  return Object.values(exports).flatMap((one) => (hasData(one) ? [one[dataKey]] : []));
}

const hasData = (one: unknown): one is { [dataKey]: TableData } =>
  typeof one === 'object' && one !== null && dataKey in one;
