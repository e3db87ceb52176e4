import {
  type ErrorBody,
  type ErrorCode,
  errorBody,
  errorCodes,
  type FieldErrors,
  fieldErrors,
} from '@besesaka/schema/kernel/errors.ts';
import { camel } from '@besesaka/schema/kernel/names.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { GraphQLError } from 'graphql';
import type { z } from 'zod';

/** Codes that are masked, because they do not help users, or that have their own error class. All other codes are refusals. */
const noRefusals = [
  'INVALID_INPUT',
  'METHOD_NOT_ALLOWED',
  'TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'INTERNAL',
  'UNAVAILABLE',
] as const satisfies readonly ErrorCode[];

export type RefusalCode = Exclude<ErrorCode, (typeof noRefusals)[number]>;

const refusalCodes = errorCodes.filter((code): code is RefusalCode => !noRefusals.some((one) => one === code));

/** The possible values of a failure's `code`. */
export const failureCodes: readonly Failing['code'][] = ['INVALID_INPUT', ...refusalCodes];

/** A failure that a user can act on. Its class is named after its GraphQL type. */
export abstract class Failing extends Error {
  abstract readonly code: RefusalCode | 'INVALID_INPUT';
}

export interface FieldError {
  field: string;
  messages: string[];
}

/** The input was invalid: a list of messages per field, by the field's GraphQL name. */
export class ValidationError extends Failing {
  override name = 'ValidationError';
  readonly code = 'INVALID_INPUT';
  readonly fields: FieldError[];
  constructor(message: string, details: FieldErrors) {
    super(message);
    this.fields = Object.entries(details).map(([field, messages]) => ({ field: camel(field), messages }));
  }
}

/** A rule of the marketplace refused; the message can be shown to the user. */
export class RefusedError extends Failing {
  override name = 'RefusedError';
  readonly code: RefusalCode;
  readonly retryAfter: number | null;
  /** Further details of the response, for modules that know the refusal. */
  readonly details: FieldErrors;
  constructor(code: RefusalCode, message: string, retryAfter: number | null = null, details: FieldErrors = {}) {
    super(message);
    this.code = code;
    this.retryAfter = retryAfter;
    this.details = details;
  }
}

/** No marketplace answers, or it says when to retry. The cause is for the log. */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
  readonly retryAfter: number;
  constructor(retryAfter: number, options?: ErrorOptions) {
    super(texts.unavailable, options);
    this.retryAfter = retryAfter;
  }
}

/** The marketplace failed or returned an invalid response: logged, but never shown. */
export class UpstreamError extends Error {
  override name = 'UpstreamError';
}

export function validated<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ValidationError(texts.invalidInput, fieldErrors(result.error));
}

const moreDetailed = new Map<RefusalCode, (refused: RefusedError) => Failing>();

/** Refusals with this code become errors of a type that has their details as fields. */
export function detailRefusal(code: RefusalCode, detailed: (refused: RefusedError) => Failing): void {
  moreDetailed.set(code, detailed);
}

/** Converts an error response of the REST service to the error that resolvers throw. */
export function errorFromAnswer(call: string, status: number, body: unknown, retryAfter: string | null): Error {
  const parsed = errorBody.safeParse(body);
  if (!parsed.success) return new UpstreamError(`${call} answered ${status} without an error body`);
  const { code, error, details } = parsed.data satisfies ErrorBody;
  if (code === 'INVALID_INPUT') return new ValidationError(error, details ?? {});
  const refusal = refusalCodes.find((refusalCode) => refusalCode === code);
  const seconds = retryAfter === null ? null : Number(retryAfter) || null;
  if (refusal) {
    const refused = new RefusedError(refusal, error, seconds, details);
    return moreDetailed.get(refusal)?.(refused) ?? refused;
  }
  if (code === 'UNAVAILABLE') return new UnavailableError(seconds ?? 5);
  if (status < 500) return new RefusedError('REFUSED', error);
  return new UpstreamError(`${call} answered ${status} ${code}: ${error}`);
}

/** The response, or null if the marketplace refuses with this code. */
export async function orNull<T>(code: RefusalCode, answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isRefusal(error, code)) return null;
    throw error;
  }
}

export function isRefusal(error: unknown, code: RefusalCode): boolean {
  return error instanceof RefusedError && error.code === code;
}

/** Maps field errors from the marketplace's field names to those of our input. */
export async function inFieldsOf<T>(names: Record<string, string>, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults = error.fields.map(({ field, messages }) => [names[field] ?? field, messages] as const);
    throw new ValidationError(error.message, Object.fromEntries(faults));
  }
}

/** The part of an error that a client may see outside of a mutation's `errors`; null if it must be masked. */
export function publicError(error: unknown): GraphQLError | null {
  const original = error instanceof GraphQLError ? (error.originalError ?? null) : error;
  const place = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {};
  const shown = (from: Error, extensions: Record<string, unknown>) =>
    new GraphQLError(from.message, { ...place, extensions, originalError: from });
  if (original instanceof ValidationError) return shown(original, { code: original.code, fields: original.fields });
  if (original instanceof RefusedError) return shown(original, { code: original.code });
  if (original instanceof UnavailableError) return shown(original, { code: 'UNAVAILABLE' });
  if (error instanceof GraphQLError && (original === null || original instanceof GraphQLError)) return error;
  return null;
}

/** The generic message for our own faults; the request ID leads to the log. */
export function maskedError(requestId: string, error?: unknown): GraphQLError {
  const place = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {};
  return new GraphQLError(texts.somethingWrong, { ...place, extensions: { code: 'INTERNAL', requestId } });
}
