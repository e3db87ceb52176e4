import { getTableColumns, getTableName, inArray, or, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { TableData } from '#platform/personal-data/table-data.ts';

/** What of a table a person is handed: which rows, and which columns of them. */
export interface Portion {
  table: PgTable;
  name: string;
  columns: PgColumn[];
  isTheirs: SQL;
  order: PgColumn[];
}

interface Whose {
  where: (person: string) => SQL;
  /** Two people have a part in each row: what is one's alone there may be the other one's. */
  isShared: boolean;
}

/** What the classes of data let a person see, of every table that holds something of theirs. */
export function portionsOf(data: readonly TableData[], person: string): Portion[] {
  return data.flatMap((one) => {
    const whose = whoseRows(data, one);
    const columns = shownColumns(one, whose?.isShared ?? false);
    if (!whose || columns.length === 0) return [];
    const { table } = one;
    return [{ table, name: getTableName(table), columns, isTheirs: whose.where(person), order: keyOf(table) }];
  });
}

/** Tables in which a person may see something of their own, but of which nobody said whose their rows are. */
export function nobodysTables(data: readonly TableData[]): string[] {
  const personal = data.filter(({ columns }) => Object.values(columns).some((one) => /^(its person|both);/.test(one)));
  return personal.filter((one) => !whoseRows(data, one)).map(({ table }) => getTableName(table));
}

function shownColumns({ table, columns }: TableData, isShared: boolean): PgColumn[] {
  const seen = isShared ? ['both', 'everybody'] : ['its person', 'both', 'everybody'];
  return Object.entries(getTableColumns(table)).flatMap(([key, column]) => {
    const [reader = ''] = (columns[key] ?? '').split('; ');
    return seen.includes(reader) ? [column] : [];
  });
}

function whoseRows(data: readonly TableData[], { table, rows }: TableData): Whose | null {
  const { of } = rows;
  if (of && 'through' in of) return through(data, table, of.through);
  if (Array.isArray(of)) return { isShared: true, where: (person) => either(of, person) };
  // What is neither of two people nor of another row is a column.
  const column = (of as PgColumn | undefined) ?? getTableColumns(table).userId;
  if (column) return { isShared: false, where: (person) => sql`${column} = ${person}` };
  return 'with' in rows ? through(data, table, rows.with) : null;
}

const either = (columns: readonly PgColumn[], person: string): SQL =>
  sql`(${or(...columns.map((column) => sql`${column} = ${person}`))})`;

/** By the foreign key that leads to the other table. */
function through(data: readonly TableData[], table: PgTable, parent: PgTable): Whose | null {
  const parentData = data.find((one) => one.table === parent);
  const whose = parentData && whoseRows(data, parentData);
  const keys = getTableConfig(table).foreignKeys.map((key) => key.reference());
  const key = keys.find(({ foreignTable }) => foreignTable === parent);
  const [column, foreign] = [key?.columns[0], key?.foreignColumns[0]];
  if (!whose || !column || !foreign) return null;
  const { isShared, where } = whose;
  return {
    isShared,
    where: (person) => sql`${inArray(column, sql`(select ${foreign} from ${parent} where ${where(person)})`)}`,
  };
}

function keyOf(table: PgTable): PgColumn[] {
  const [primary] = getTableConfig(table).primaryKeys;
  return primary ? primary.columns : Object.values(getTableColumns(table)).filter((column) => column.primary);
}
