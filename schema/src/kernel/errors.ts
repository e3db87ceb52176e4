import { z } from 'zod';
import { describe } from './reference/describe.ts';
import { texts } from './texts.ts';

/** The closed list of error codes, each with the HTTP status it travels under. */
export const errorStatus = {
  INVALID_INPUT: 400,
  REFUSED: 400,
  EMAIL_TAKEN: 400,
  EMAIL_UNCONFIRMED: 400,
  ALREADY_REVIEWED: 400,
  INSUFFICIENT_STOCK: 400,
  UNAUTHENTICATED: 401,
  WRONG_CREDENTIALS: 401,
  FORBIDDEN: 403,
  SCOPE_MISSING: 403,
  SUSPENDED: 403,
  PASSWORD_NEEDED: 403,
  CODE_NEEDED: 403,
  SECOND_FACTOR_NEEDED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  STALE: 409,
  TOTAL_CHANGED: 409,
  KEY_REUSED: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** Every error response of the REST service has this body. */
export const errorBody = z
  .object({
    error: describe(z.string(), 'Message to show to the user', texts.invalidInput),
    code: describe(z.enum(errorCodes), 'Error code from a closed list', 'INVALID_INPUT'),
    details: describe(
      z.record(z.string(), z.array(z.string())).optional(),
      'Details by field name, such as the messages for invalid input',
      {
        shipping_city: ['City is required'],
      },
    ),
    success: describe(
      z.literal(false).optional(),
      'Always false; present for calls whose successful responses contain `success: true`',
      false,
    ),
  })
  .meta({ id: 'Error', description: 'Error response.' });

export type ErrorBody = z.infer<typeof errorBody>;
export type FieldErrors = Record<string, string[]>;

/** Groups Zod issues by field for the `details` of an error body. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  // Clients choose field names, which may equal a property of Object.prototype, so we use a Map.
  const details = new Map<string, string[]>();
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'form';
    details.set(field, [...new Set([...(details.get(field) ?? []), issue.message])]);
  }
  return Object.fromEntries(details);
}
