import { z } from 'zod';
import { told } from './told.ts';

/** What a field is, with a true example. */
type FieldWords<V> = readonly [text: string, example: V];

/** Each field has its words: one without does not compile. */
export type Words<S extends z.ZodObject> = {
  readonly [K in keyof S['shape']]: FieldWords<Exclude<z.input<S['shape'][K]>, undefined>>;
};

/** An input with the words of its fields. They stand in operations.ts, as the web is built with the inputs. */
export interface Described<S extends z.ZodType = z.ZodType> {
  readonly schema: S;
  readonly fields: Readonly<Record<string, FieldWords<unknown>>>;
}

/** A body. `without` names fields that its example leaves out, as they exclude others. */
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

/** A query has no name, as its fields stand in the calls themselves. */
export function describeQuery<S extends z.ZodObject>(schema: S, fields: Words<S>) {
  return { schema, fields };
}

/** The one part of an address that varies. */
export function pathParam<N extends string, T extends z.ZodType>(
  name: N,
  schema: T,
  text: string,
  example: z.input<T>,
) {
  return z.object({ [name]: told(schema, text, example) } as Record<N, T>);
}

/** Takes any text: one that no slug can be is simply not found. */
export function slugOf(text: string, example: string) {
  return pathParam('slug', z.string(), text, example);
}

/** The fields of a query that counts pages. */
export const pageWords = (size: number) =>
  ({
    page: ['Which page, from 1', 1],
    page_size: ['How many a page has, up to 100', size],
  }) as const;

/** Of one that goes on from a cursor as well. */
export const cursorWords = {
  page: ['Which page, from 1', 1],
  after: ['Instead of a page: those behind this cursor', 'WyItY3JlYXRlZF9hdCIsIjAxYTIwMTQ2Il0'],
  before: ['Instead of a page: those above this cursor; `end` for the last ones', 'end'],
  count: ['false, and nothing is counted', 'false'],
} as const;

export const listWords = (size: number) => ({ ...pageWords(size), ...cursorWords }) as const;
