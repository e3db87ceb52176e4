import { z } from 'zod';
import { told } from './told.ts';

/** Description and realistic example of a field. */
type FieldWords<V> = readonly [text: string, example: V];

/** A missing description is a compile error. */
export type Words<S extends z.ZodObject> = {
  readonly [K in keyof S['shape']]: FieldWords<Exclude<z.input<S['shape'][K]>, undefined>>;
};

/** An input with descriptions of its fields. They are in operations.ts, because the web is built with the inputs. */
export interface Described<S extends z.ZodType = z.ZodType> {
  readonly schema: S;
  readonly fields: Readonly<Record<string, FieldWords<unknown>>>;
}

/** Describes a body. `without` names fields that the example omits because they exclude others. */
export function describeInput<S extends z.ZodObject, W extends Words<S>>(
  name: string,
  schema: S,
  text: string,
  fields: W,
  without: readonly (keyof S['shape'] & string)[] = [],
) {
  z.globalRegistry.add(schema, { thing: name, text, words: fields, without });
  return { schema, fields };
}

/** A query has no name, because the reference lists its fields with each operation. */
export function describeQuery<S extends z.ZodObject>(schema: S, fields: Words<S>) {
  return { schema, fields };
}

/** The single parameter of a path. */
export function pathParam<N extends string, T extends z.ZodType>(
  name: N,
  schema: T,
  text: string,
  example: z.input<T>,
) {
  return z.object({ [name]: told(schema, text, example) } as Record<N, T>);
}

/** Accepts any text: an impossible slug is simply not found. */
export function slugOf(text: string, example: string) {
  return pathParam('slug', z.string(), text, example);
}

/** Descriptions of the fields of a paged query. */
export const pageWords = (size: number) =>
  ({
    page: ['Page number, starting at 1', 1],
    page_size: ['Items per page, at most 100', size],
  }) as const;

/** Descriptions of the fields of a query with cursors. */
export const cursorWords = {
  page: ['Page number, starting at 1', 1],
  after: ['Cursor instead of a page: return the items after it', 'WyItY3JlYXRlZF9hdCIsIjAxYTIwMTQ2Il0'],
  before: ['Cursor instead of a page: return the items before it; `end` returns the last ones', 'end'],
  count: ['false skips the count, which is then null', 'false'],
} as const;

export const listWords = (size: number) => ({ ...pageWords(size), ...cursorWords }) as const;
