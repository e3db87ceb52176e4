import type { z } from 'zod';
import { type ErrorCode, errorCodes } from '#kernel/errors.ts';
import type { Described } from '#kernel/reference/words.ts';
import type { NeededScope } from '#kernel/scopes.ts';
import { guardedAreas, type StaffArea } from '#kernel/staff/roles.ts';

/**
 * The callers of an operation: anyone, with the same response for all (`visitor`); anyone, with more data for a
 * logged-in user (`optional`); users; sellers; admins; or only our own services.
 */
type Auth = 'visitor' | 'optional' | 'user' | 'seller' | 'admin' | 'service';

/** Size limit of the body and texts for refusing it, where the defaults do not fit. */
export interface BodyRule {
  readonly bytes?: number;
  readonly tooLarge?: string;
  readonly wrongType?: string;
}

/**
 * One call of the REST service. Its route, validation, reference page and the BFF's typed call are derived from it.
 */
export interface Operation {
  /** The operation id, which generated clients use as the name. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Parameters are in braces. */
  readonly path: string;
  readonly auth: Auth;
  /** The area of the back office that an operation for admins belongs to. Their role must include it. */
  readonly area?: StaffArea;
  /**
   * The scope that an API key needs. `optional` operations treat a token without it as a visitor. Tokens never reach
   * admins' and our own services' operations, and a visitor's operation does not know them.
   */
  readonly scope?: NeededScope;
  /** A visitor's answer may be a second old, so a replica of the database may give it. */
  readonly mayLag?: true;
  /** The error text for a visitor, if the call has its own. */
  readonly loginText?: string;
  /**
   * The password must have been entered in this session within the last minutes, because the call creates a credential,
   * moves money or cannot be undone. An API key needs none: its scope was given with the password.
   */
  readonly fresh?: true;
  /** The user's address must be confirmed, so that our mail about the call reaches its owner. */
  readonly confirmed?: true;
  /** Whether a suspended user may call it. Required for every operation that changes something. */
  readonly suspended?: 'may' | 'refused';
  /** Pages of other sites may call it without a token, because it answers with tokens and sets no cookie for them. */
  readonly fromAnySite?: true;
  /** Calls per hour and user, if the limit is much lower than the general one for changes. */
  readonly timesAnHour?: number;
  /** The limit that the verb enforces, in words for the documentation. */
  readonly limit?: string;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: Described;
  /** A JSON body, by `resource()`. */
  readonly body?: Described | z.ZodType;
  /** A multipart form instead of a JSON body. */
  readonly form?: z.ZodType;
  readonly bodyRule?: BodyRule;
  /** Why a call that replaces a whole value takes no version. Others take one, or change only the given fields. */
  readonly unversioned?: string;
  /** Accepts an Idempotency-Key; the verb gets it as `key`. */
  readonly idempotent?: true;
  /** Why a call that creates something takes no key: what happens when it is sent again. */
  readonly repeated?: string;
  /** Null for an empty response, a content type for a file. */
  readonly response: z.ZodType | string | null;
  readonly status?: 201;
  /** Error codes besides those that follow from the other properties. */
  readonly refuses?: readonly ErrorCode[];
  /** Excluded from the reference, because no one writes a client for it. */
  readonly isUndocumented?: true;
}

/** Every operation that knows its user declares which API keys may call it, and those for admins their area. */
type Scoped<O extends Operation> = O['auth'] extends 'user' | 'seller' | 'optional'
  ? { scope: NeededScope; area?: never }
  : O['auth'] extends 'admin'
    ? { scope?: never; area: StaffArea }
    : { scope?: never; area?: never };

/** Makes a misspelt property, a missing scope and a missing area compile errors. */
export function defineOperation<const O extends Operation>(
  operation: O & { [K in Exclude<keyof O, keyof Operation>]: never } & Scoped<O>,
): O {
  return operation;
}

type Shared = Pick<Operation, 'auth'> &
  Partial<Pick<Operation, 'area' | 'scope' | 'suspended' | 'fresh' | 'confirmed'>>;

/** What an operation of the group takes from it: what it does not say itself. A read says nothing about suspended users. */
type Taken<G extends Shared, O> = Omit<O extends { method: 'GET' } ? Omit<G, 'suspended'> : G, keyof O>;

/** Declares operations that share who may call them. */
export function group<const G extends Shared>(shared: G & (G['auth'] extends 'admin' ? { area: StaffArea } : unknown)) {
  return <const O extends Omit<Operation, keyof G> & Partial<Operation>>(
    operation: O & { [K in Exclude<keyof O, keyof Operation>]: never },
  ): O & Taken<G, O> => {
    const { suspended, ...rest } = shared;
    const defaults = operation.method === 'GET' || suspended === undefined ? rest : { ...rest, suspended };
    // `Taken` applies the same rule to the type.
    return { ...defaults, ...operation } as unknown as O & Taken<G, O>;
  };
}

export function needsLogin({ auth }: Pick<Operation, 'auth'>): boolean {
  return auth === 'user' || auth === 'seller' || auth === 'admin';
}

/** Declares operations for admins whose role includes the area. */
export const forAdmins = <const Area extends StaffArea>(area: Area) =>
  group({ auth: 'admin', area, suspended: 'refused' });

/** Whether the caller needs a second factor. */
export function needsSecondFactor({ method, area }: Pick<Operation, 'method' | 'area'>): boolean {
  return method !== 'GET' && area !== undefined && guardedAreas.includes(area);
}

/** The error codes of an operation, without those that any call may return. */
export function errorCodesOf(operation: Operation): ErrorCode[] {
  const { auth, fresh, confirmed, suspended, params, query, body, form, idempotent, refuses = [] } = operation;
  const codes = new Set<ErrorCode>(refuses);
  if (needsLogin(operation)) codes.add('UNAUTHENTICATED');
  if (auth === 'user' || auth === 'seller') codes.add('SCOPE_MISSING');
  if (auth === 'admin') codes.add('FORBIDDEN');
  if (needsSecondFactor(operation)) codes.add('SECOND_FACTOR_NEEDED');
  if (fresh) codes.add('PASSWORD_NEEDED');
  if (confirmed) codes.add('EMAIL_UNCONFIRMED');
  if (suspended === 'refused') codes.add('SUSPENDED');
  if (params) codes.add('NOT_FOUND');
  if (query || idempotent) codes.add('INVALID_INPUT');
  if (idempotent) codes.add('KEY_REUSED');
  if (body || form) for (const code of ['INVALID_INPUT', 'TOO_LARGE', 'UNSUPPORTED_TYPE'] as const) codes.add(code);
  return errorCodes.filter((code) => codes.has(code));
}
