import { type CamelKeys, camel } from '@besesaka/schema/kernel/names.ts';
import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';

/** What the answer has under the name of a column, and of its type. */
type SameNamed<Row, Answer> = {
  [Key in keyof Answer as CamelName<Key> extends keyof Row
    ? Row[CamelName<Key>] extends Answer[Key]
      ? Key
      : never
    : never]: Answer[Key];
};
type CamelName<Key> = Key extends string ? keyof CamelKeys<Record<Key, unknown>> : never;

/**
 * Makes the part of an answer that is in its row as it is: texts, numbers and truth values of a resource, each from the
 * column of its name. Nothing else of the row gets out.
 */
export function sameNamed<Resource extends z.ZodObject>(resource: Resource) {
  const names = Object.keys(resource.shape).map((key) => [key, camel(key)] as const);
  return <Row extends object>(row: Row): SameNamed<Row, z.infer<Resource>> => {
    const plain = names.flatMap(([key, column]) => {
      const value: unknown = Reflect.get(row, column);
      return value !== undefined && (value === null || typeof value !== 'object') ? [[key, value] as const] : [];
    });
    // Those that the type lists have the column's type, so they are plain and there.
    return Object.fromEntries(plain) as SameNamed<Row, z.infer<Resource>>;
  };
}

type NamedBy<Resource extends z.ZodObject> = CamelName<keyof z.infer<Resource>>;

/** The columns that a resource takes as they are: what has to be selected for it. */
export function columnsNamed<Table extends PgTable, Resource extends z.ZodObject>(table: Table, resource: Resource) {
  const names = new Set(Object.keys(resource.shape).map(camel));
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => names.has(name));
  return Object.fromEntries(columns) as Pick<Table['_']['columns'], keyof Table['_']['columns'] & NamedBy<Resource>>;
}
