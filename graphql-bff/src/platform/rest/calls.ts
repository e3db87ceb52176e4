import type { Operation } from '@besesaka/schema/kernel/operations/define-operation.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import type { z } from 'zod';
import { RefusedError } from '#platform/errors/errors.ts';

type ParamNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never;

/** A list becomes one parameter per value. */
export type QueryValues = Record<string, string | number | boolean | readonly string[] | null | undefined>;

/** The parts of an operation that are used here. */
export type Call = Pick<Operation, 'method' | 'path' | 'auth' | 'body' | 'response'>;

export type AnswerOf<C extends Call> = C extends { response: infer S extends z.ZodType } ? z.output<S> : unknown;

export type CallInput<P extends string> = {
  query?: QueryValues;
  body?: unknown;
  /** Sent before the other calls, which wait; see `RestSession.first`. */
  early?: boolean;
  /** Sent without the session, and its response cannot change the session, not even by a renewal. */
  anonymous?: boolean;
  /** Not joined with an equal pending read, which may never be answered. */
  alone?: boolean;
  /** The marketplace carries out a write with this key once and repeats its response. */
  idempotencyKey?: string | null;
} & ([ParamNames<P>] extends [never] ? { params?: never } : { params: Record<ParamNames<P>, string> });

/** The path with its parameters and query; unset query parameters are left out. */
export function address(path: string, params: Record<string, string> | undefined, query: QueryValues | undefined) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => segment(params?.[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null) continue;
    for (const each of Array.isArray(value) ? value : [value]) search.append(name, String(each));
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
}

/** No object has these names, and as a path segment they would lead to another path. */
const notNames = new Set(['', '.', '..']);

function segment(value: string): string {
  if (notNames.has(value)) throw new RefusedError('NOT_FOUND', texts.notFound);
  return encodeURIComponent(value);
}
