import { type CamelKeys, camel } from '@besesaka/schema/kernel/names.ts';
import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';

/** The fields of the response with the same name and type as a column. */
type PickedFields<Row, Answer> = {
  [Key in keyof Answer as CamelName<Key> extends keyof Row
    ? Row[CamelName<Key>] extends Answer[Key]
      ? Key
      : never
    : never]: Answer[Key];
};
type CamelName<Key> = Key extends string ? keyof CamelKeys<Record<Key, unknown>> : never;

/**
 * Copies the fields of a resource that have the same name as a column: strings, numbers and booleans. No other column
 * of the row is exposed.
 */
export function pickFields<Resource extends z.ZodObject>(resource: Resource) {
  const names = Object.keys(resource.shape).map((key) => [key, camel(key)] as const);
  return <Row extends object>(row: Row): PickedFields<Row, z.infer<Resource>> => {
    const plain = names.flatMap(([key, column]) => {
      const value: unknown = Reflect.get(row, column);
      return value !== undefined && (value === null || typeof value !== 'object') ? [[key, value] as const] : [];
    });
    // The type lists only fields with the type of their column, so they exist and are plain.
    return Object.fromEntries(plain) as PickedFields<Row, z.infer<Resource>>;
  };
}

type FieldsOf<Resource extends z.ZodObject> = CamelName<keyof z.infer<Resource>>;

/** Selects the columns that `pickFields` copies for this resource. */
export function selectColumns<Table extends PgTable, Resource extends z.ZodObject>(table: Table, resource: Resource) {
  const names = new Set(Object.keys(resource.shape).map(camel));
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => names.has(name));
  return Object.fromEntries(columns) as Pick<Table['_']['columns'], keyof Table['_']['columns'] & FieldsOf<Resource>>;
}
