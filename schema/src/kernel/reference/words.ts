import type { z } from 'zod';

/** What a field is, with a true example. */
type FieldWords<V> = readonly [text: string, example: V];

/** A word for every field: one without does not compile. */
export type Words<S extends z.ZodObject> = {
  readonly [K in keyof S['shape']]: FieldWords<Exclude<z.input<S['shape'][K]>, undefined>>;
};

/**
 * The words of what a call takes. They stand apart from it, as the web is built with the inputs; what the service answers
 * says itself what it is, by `told`. A query has no name, as its fields stand in the calls themselves.
 */
export interface Reference {
  readonly name: string | null;
  readonly schema: z.ZodObject;
  readonly text: string;
  readonly fields: Readonly<Record<string, FieldWords<unknown>>>;
  /** What is left out of the example of the whole, where fields exclude each other. */
  readonly without?: readonly string[];
}

export function reference<S extends z.ZodObject, W extends Words<S>>(
  name: string,
  schema: S,
  text: string,
  fields: W,
  without: readonly (keyof S['shape'] & string)[] = [],
) {
  return { name, schema, text, fields, without };
}

export function queryReference<S extends z.ZodObject>(schema: S, fields: Words<S>): Reference {
  return { name: null, schema, text: '', fields };
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
