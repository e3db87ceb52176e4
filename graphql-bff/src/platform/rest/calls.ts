import type { Operation } from '@besesaka/schema/kernel/operations/define-operation.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import type { z } from 'zod';
import { RefusedError } from '#platform/errors/errors.ts';

type ParamNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never;

/** What is given as a list is said again for each of its values. */
export type QueryValues = Record<string, string | number | boolean | readonly string[] | null | undefined>;

/** What is read here of an operation. */
export type Call = Pick<Operation, 'method' | 'path' | 'auth' | 'body' | 'response'>;

export type AnswerOf<C extends Call> = C extends { response: infer S extends z.ZodType } ? z.output<S> : unknown;

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
