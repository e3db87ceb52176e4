import { z } from 'zod';
import { describe, type Handle } from './describe.ts';

interface Naming<V> {
  readonly as?: string;
  /** The default that GraphQL shows, where "true" and "false" are booleans. */
  readonly default?: V | boolean;
}

/** Description and realistic example of a field, and what GraphQL calls it. */
type FieldWords<V> = readonly [text: string, example: V, naming?: Naming<V>];

/** A missing description is a compile error. */
export type FieldDescriptions<S extends z.ZodObject> = {
  readonly [K in keyof S['shape']]: FieldWords<Exclude<z.input<S['shape'][K]>, undefined>>;
};

/** A schema whose fields are described apart from it. A body describes its fields itself, by `resource()`. */
export interface Described<S extends z.ZodType = z.ZodType> {
  readonly schema: S;
  readonly fields: Readonly<Record<string, FieldWords<unknown>>>;
}

/** A query has no name, because the reference lists its fields with each operation. */
export function describeQuery<S extends z.ZodObject>(schema: S, fields: FieldDescriptions<S>) {
  return { schema, fields };
}

/** The single parameter of a path. */
export function pathParam<N extends string, T extends z.ZodType>(
  name: N,
  schema: T,
  text: string,
  example: z.input<T>,
  naming?: { as?: string; type?: 'ID' },
) {
  return z.object({ [name]: describe(schema, text, example, naming) } as Record<N, T>);
}

/** Accepts any text: an impossible slug is simply not found. */
export function slugOf(text: string, example: string) {
  return pathParam('slug', z.string(), text, example);
}

/** A field that takes a slug or an ID. */
export function handle(schema: z.ZodString, names: Handle, example: string) {
  return describe(schema, `URL slug or ID of the ${names.thing}`, example, { as: names.slug, handle: names });
}

/** The same as the parameter of a path. */
export function handleParam(thing: string, example: string, names = { slug: 'slug', id: 'id' }) {
  return z.object({ slug: handle(z.string(), { thing, ...names }, example) });
}

/** Descriptions of the fields of a paged query. */
export const pageDescriptions = (size: number) =>
  ({
    page: ['Page number, starting at 1', 1],
    page_size: ['Items per page, at most 100', size],
  }) as const;

/** Descriptions of the fields of a query with cursors. */
export const cursorDescriptions = {
  page: ['Page number, starting at 1', 1],
  after: ['Cursor instead of a page: return the items after it', 'WyItY3JlYXRlZF9hdCIsIjAxYTIwMTQ2Il0'],
  before: ['Cursor instead of a page: return the items before it; `end` returns the last ones', 'end'],
  count: ['false skips the count, which is then null', 'false'],
} as const;

export const listDescriptions = (size: number) => ({ ...pageDescriptions(size), ...cursorDescriptions }) as const;

/** The schema of a body or query. */
export type SchemaOf<D> = D extends z.ZodType ? D : D extends { schema: infer S extends z.ZodType } ? S : never;

export function schemaOf<D extends Described | z.ZodType>(described: D): SchemaOf<D>;
export function schemaOf(described: Described | z.ZodType): z.ZodType {
  return 'fields' in described ? described.schema : described;
}
