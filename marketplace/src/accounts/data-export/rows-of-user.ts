import { getTableColumns, getTableName, inArray, or, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { TableData } from '#platform/db/table.ts';

/** The rows and columns of one table that belong in a user's archive. */
export interface Portion {
  table: PgTable;
  name: string;
  columns: PgColumn[];
  isTheirs: SQL;
  order: PgColumn[];
}

interface Ownership {
  where: (user: string) => SQL;
  /** Each row belongs to two users, so a column that is private to one may be the other's. */
  isShared: boolean;
}

/** Derives the portions from the personal-data classes of all tables. */
export function portionsOf(data: readonly TableData[], user: string): Portion[] {
  return data.flatMap((one) => {
    const ownership = ownershipOf(data, one);
    const columns = shownColumns(one, ownership?.isShared ?? false);
    if (!ownership || columns.length === 0) return [];
    const { table } = one;
    return [{ table, name: getTableName(table), columns, isTheirs: ownership.where(user), order: keyOf(table) }];
  });
}

/** Tables with columns that a user may see, but without a declared owner of the rows. */
export function tablesWithoutOwner(data: readonly TableData[]): string[] {
  const personal = data.filter(({ columns }) => Object.values(columns).some((one) => /^(owner|both);/.test(one)));
  return personal.filter((one) => !ownershipOf(data, one)).map(({ table }) => getTableName(table));
}

function shownColumns({ table, columns }: TableData, isShared: boolean): PgColumn[] {
  const visibilities = isShared ? ['both', 'everyone'] : ['owner', 'both', 'everyone'];
  return Object.entries(getTableColumns(table)).flatMap(([key, column]) => {
    const [reader = ''] = (columns[key] ?? '').split('; ');
    return visibilities.includes(reader) ? [column] : [];
  });
}

function ownershipOf(data: readonly TableData[], { table, rows }: TableData): Ownership | null {
  const { owner } = rows;
  const columns = getTableColumns(table);
  if (typeof owner === 'object' && 'through' in owner) return through(data, table, owner.through);
  const keys = typeof owner === 'object' ? owner : [owner ?? 'userId'];
  const owners = keys.flatMap((key) => columns[key] ?? []);
  if (owners.length > 0) return { isShared: owners.length > 1, where: (user) => either(owners, user) };
  return 'with' in rows ? through(data, table, rows.with) : null;
}

const either = (columns: readonly PgColumn[], user: string): SQL =>
  sql`(${or(...columns.map((column) => sql`${column} = ${user}`))})`;

/** Follows the foreign key to the other table. */
function through(data: readonly TableData[], table: PgTable, parent: PgTable): Ownership | null {
  const parentData = data.find((one) => one.table === parent);
  const ownership = parentData && ownershipOf(data, parentData);
  const keys = getTableConfig(table).foreignKeys.map((key) => key.reference());
  const key = keys.find(({ foreignTable }) => foreignTable === parent);
  const [column, foreign] = [key?.columns[0], key?.foreignColumns[0]];
  if (!ownership || !column || !foreign) return null;
  const { isShared, where } = ownership;
  return {
    isShared,
    where: (user) => sql`${inArray(column, sql`(select ${foreign} from ${parent} where ${where(user)})`)}`,
  };
}

function keyOf(table: PgTable): PgColumn[] {
  const [primary] = getTableConfig(table).primaryKeys;
  return primary ? primary.columns : Object.values(getTableColumns(table)).filter((column) => column.primary);
}
