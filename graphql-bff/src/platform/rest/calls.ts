import { texts } from '@besesaka/schema/kernel/texts.ts';
import type { z } from 'zod';
import { RefusedError } from '#platform/graphql/errors.ts';

type ParamNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never;

/** What is given as a list is said again for each of its values. */
export type QueryValues = Record<string, string | number | boolean | readonly string[] | null | undefined>;

/** One call of the REST service, declared in a room's `api.ts`. */
export interface Call<P extends string, B, A> {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: P;
  body: z.ZodType<B> | null;
  answer: z.ZodType<A> | null;
  /** The answer is the same for everybody: asked without the person, so that equal reads in flight are joined. */
  everybody: boolean;
}

export type CallInput<P extends string> = {
  query?: QueryValues;
  body?: unknown;
  /** Goes out before the rest of the request waits, see `RestSession.first`. */
  early?: boolean;
  /** Nothing of the session goes with it, and nothing of the answer changes that: not even a renewal. */
  asNobody?: boolean;
  /** Not joined with an equal read under way: that one may never be answered. */
  alone?: boolean;
  /** The marketplace carries a write with this key out once, and answers a repeated one the same. */
  idempotencyKey?: string | null;
} & ([ParamNames<P>] extends [never] ? { params?: never } : { params: Record<ParamNames<P>, string> });

export function get<P extends string, A>(path: P, answer: z.ZodType<A>): Call<P, never, A> {
  return { method: 'GET', path, body: null, answer, everybody: false };
}

/** A read whose answer does not depend on who asks. */
export function getForEverybody<P extends string, A>(path: P, answer: z.ZodType<A>): Call<P, never, A> {
  return { method: 'GET', path, body: null, answer, everybody: true };
}

/** `body` is the shared zod input: a wrong one is refused here, before any call is made. */
export const post = write('POST');
export const patch = write('PATCH');
export const put = write('PUT');
/** With a body that says what is to go. */
export const remove = write('DELETE');

function write<M extends 'POST' | 'PATCH' | 'PUT' | 'DELETE'>(method: M) {
  return <P extends string, B, A>(path: P, body: z.ZodType<B> | null, answer: z.ZodType<A> | null) =>
    ({ method, path, body, answer, everybody: false }) satisfies Call<P, B, A>;
}

/** The path with its parameters and query; parameters that are not set are left out. */
export function address(path: string, params: Record<string, string> | undefined, query: QueryValues | undefined) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => segment(params?.[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null) continue;
    for (const each of Array.isArray(value) ? value : [value]) search.append(name, String(each));
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
}

/** Nothing is named so, and as a part of a path these would lead elsewhere. */
const notNames = new Set(['', '.', '..']);

function segment(value: string): string {
  if (notNames.has(value)) throw new RefusedError('NOT_FOUND', texts.notFound);
  return encodeURIComponent(value);
}
