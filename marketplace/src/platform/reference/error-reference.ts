import type { ErrorCode } from '@besesaka/schema/kernel/errors.ts';
import { staffTexts } from '@besesaka/schema/kernel/staff/roles.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';

interface ErrorWords {
  /** Explains the code and says what the caller should do. */
  text: string;
  /** An example message; most business rules have messages of their own. */
  example: string;
}

/** Describes every error code for API clients. */
export const errorReference: Record<ErrorCode, ErrorWords> = {
  INVALID_INPUT: { text: 'Some input is invalid: `details` lists the fields to correct', example: texts.invalidInput },
  REFUSED: { text: 'A business rule forbids this: show the message to the user', example: 'Your cart is empty' },
  EMAIL_TAKEN: { text: 'Another account uses this email address', example: 'This email is already in use' },
  EMAIL_UNCONFIRMED: {
    text: 'The user must confirm the email address first',
    example: 'Please confirm your email address before you sell.',
  },
  ALREADY_REVIEWED: {
    text: 'The user has already written this review',
    example: 'You have already reviewed this product.',
  },
  INSUFFICIENT_STOCK: {
    text: 'Fewer pieces are in stock than requested: reduce the quantity',
    example: 'Insufficient stock for Bonwire Kente Stole, Adwinasa',
  },
  UNAUTHENTICATED: {
    text: 'No user is logged in, or the session has expired: renew the session or log in',
    example: texts.loginRequired,
  },
  WRONG_CREDENTIALS: { text: 'The email address or the password is wrong', example: 'Invalid email or password' },
  FORBIDDEN: { text: 'The user or the origin of the request is not allowed to do this', example: texts.forbidden },
  SCOPE_MISSING: {
    text: 'The API key lacks the scope that the message names, or no token may do this',
    example: texts.scopeMissing('orders:write'),
  },
  SUSPENDED: {
    text: 'The user is suspended and may not do this: show the message to the user',
    example: 'Your account is suspended until the end of 5 December 2026. Write to us: https://besesaka.test/contact',
  },
  NOT_FOUND: { text: 'The resource does not exist, or the user may not see it', example: texts.notFound },
  PASSWORD_NEEDED: {
    text: 'The password was confirmed more than ten minutes ago: call POST /api/confirm-password, then repeat the request',
    example: 'Please enter your password to continue.',
  },
  CODE_NEEDED: {
    text: 'The password is correct, but the account has a second factor: log in again with `code`',
    example: 'Please enter the code from your app.',
  },
  SECOND_FACTOR_NEEDED: {
    text: 'The admin must turn on a second factor first: call POST /api/second-factor',
    example: staffTexts.secondFactorNeeded,
  },
  METHOD_NOT_ALLOWED: {
    text: 'The path does not support this method: see the Allow header',
    example: texts.methodNotAllowed,
  },
  STALE: { text: 'The resource has changed since it was read: read it again', example: texts.stale },
  TOTAL_CHANGED: {
    text: 'The total of the order has changed: read the cart, ask the buyer to confirm, and order again',
    example: 'The total has changed to 340.00',
  },
  KEY_REUSED: { text: 'The Idempotency-Key was used for another request: create a new one', example: texts.keyReused },
  TOO_LARGE: { text: 'The body exceeds the size limit of the operation', example: texts.tooLarge },
  UNSUPPORTED_TYPE: { text: 'The operation does not accept this content type', example: texts.wrongType },
  RATE_LIMITED: { text: 'Too many requests: try again after the time in Retry-After', example: texts.tooMany },
  INTERNAL: { text: 'Internal error: try again later', example: texts.somethingWrong },
  UNAVAILABLE: {
    text: 'The service is overloaded or restarting: try again after the time in Retry-After',
    example: texts.unavailable,
  },
};
