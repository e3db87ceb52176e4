import type { z } from 'zod';
import { type ErrorCode, errorCodes } from '#kernel/errors.ts';
import type { Described } from '#kernel/reference/words.ts';

/**
 * Who may call: anybody, with the same answer for all (`visitor`); anybody, with more for a user who is logged in
 * (`optional`); users; sellers; admins; or our own services alone.
 */
type Auth = 'visitor' | 'optional' | 'user' | 'seller' | 'admin' | 'service';

/** What the body may weigh and how it is refused, where the usual rule does not fit. */
export interface BodyRule {
  readonly bytes?: number;
  readonly tooLarge?: string;
  readonly wrongType?: string;
}

/** One call of the REST service. Its route, its checks, its place in the reference and the BFF's call come from here. */
export interface Operation {
  /** The name that generated clients give it. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Parameters stand in braces. */
  readonly path: string;
  readonly auth: Auth;
  /** The text for a visitor, where a call that needs a login has its own. */
  readonly loginText?: string;
  /** Whether a suspended user may call it. Each operation that changes something says so. */
  readonly suspended?: 'may' | 'refused';
  /** How often an hour a user may call it, where that is much less than the limit of all changes. */
  readonly timesAnHour?: number;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: Described;
  /** JSON. */
  readonly body?: Described;
  /** Instead of JSON: a multipart form. */
  readonly form?: z.ZodType;
  readonly bodyRule?: BodyRule;
  /** Takes an Idempotency-Key; the verb gets it as `key`. */
  readonly idempotent?: true;
  /** Null for an empty answer, a content type for a file. */
  readonly response: z.ZodType | string | null;
  readonly status?: 201;
  /** Refusals of its own, beside those that follow from the rest. */
  readonly refuses?: readonly ErrorCode[];
  /** The reference leaves it out, as nobody writes a client for it. */
  readonly isUndocumented?: true;
}

/** A misspelt property does not compile. */
export function defineOperation<const O extends Operation>(
  operation: O & { [K in Exclude<keyof O, keyof Operation>]: never },
): O {
  return operation;
}

export function needsLogin({ auth }: Pick<Operation, 'auth'>): boolean {
  return auth === 'user' || auth === 'seller' || auth === 'admin';
}

/** Without those that any call may meet. */
export function refusalsOf(operation: Operation): ErrorCode[] {
  const { auth, suspended, params, query, body, form, idempotent, refuses = [] } = operation;
  const found = new Set<ErrorCode>(refuses);
  if (needsLogin(operation)) found.add('UNAUTHENTICATED');
  if (auth === 'admin') found.add('FORBIDDEN');
  if (suspended === 'refused') found.add('SUSPENDED');
  if (params) found.add('NOT_FOUND');
  if (query || idempotent) found.add('INVALID_INPUT');
  if (idempotent) found.add('KEY_REUSED');
  if (body || form) for (const code of ['INVALID_INPUT', 'TOO_LARGE', 'UNSUPPORTED_TYPE'] as const) found.add(code);
  return errorCodes.filter((code) => found.has(code));
}
