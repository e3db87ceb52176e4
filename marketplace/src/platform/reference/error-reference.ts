import type { ErrorCode } from '@besesaka/schema/kernel/errors.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';

interface ErrorWords {
  /** What it means, and what whoever called does about it. */
  text: string;
  /** As it is said; most refusals by a rule have words of their own. */
  example: string;
}

/** Every code of the closed list, for those who call the service from outside. */
export const errorReference: Record<ErrorCode, ErrorWords> = {
  INVALID_INPUT: { text: 'Something does not fit: `details` names the fields. Mend it', example: texts.invalidInput },
  REFUSED: { text: 'A rule of the marketplace says no: show the words', example: 'Your cart is empty' },
  EMAIL_TAKEN: { text: 'Somebody has an account with this address', example: 'This email is already in use' },
  EMAIL_UNCONFIRMED: {
    text: 'The address of the account must be confirmed before',
    example: 'Please confirm your email address before you sell.',
  },
  ALREADY_REVIEWED: { text: 'One review each', example: 'You have already reviewed this product.' },
  INSUFFICIENT_STOCK: {
    text: 'There are fewer pieces than wanted: ask for fewer',
    example: 'Insufficient stock for Bonwire Kente Stole, Adwinasa',
  },
  UNAUTHENTICATED: {
    text: 'Nobody is logged in, or the session has ended: renew it or log in',
    example: texts.loginRequired,
  },
  WRONG_CREDENTIALS: { text: 'No account has this address and password', example: 'Invalid email or password' },
  FORBIDDEN: { text: 'Not for this person, or not from this site', example: texts.forbidden },
  SUSPENDED: {
    text: 'This person is suspended and may not do this now: show the words',
    example: 'Your account is suspended until the end of 5 December 2026. Write to us: https://besesaka.test/contact',
  },
  NOT_FOUND: { text: 'It does not exist, or is not for this person', example: texts.notFound },
  PASSWORD_NEEDED: {
    text: 'The password was last given more than ten minutes ago: give it by POST /api/confirm-password, and ask again',
    example: 'Please enter your password to go on.',
  },
  CODE_NEEDED: {
    text: 'The password is right, and this account has a second factor: log in again with `code` as well',
    example: 'Please enter the code from your app.',
  },
  METHOD_NOT_ALLOWED: { text: 'The path takes other methods: see Allow', example: texts.methodNotAllowed },
  STALE: { text: 'It has changed since it was read: read it again', example: texts.stale },
  TOTAL_CHANGED: {
    text: 'The total is another one now: read the cart, ask the buyer, order again',
    example: 'The total has changed to 340.00',
  },
  KEY_REUSED: { text: 'The Idempotency-Key belongs to another request: make a new one', example: texts.keyReused },
  TOO_LARGE: { text: 'The body is larger than the call takes', example: texts.tooLarge },
  UNSUPPORTED_TYPE: { text: 'The body has another type than the call takes', example: texts.wrongType },
  RATE_LIMITED: { text: 'Too often: try again after Retry-After', example: texts.tooMany },
  INTERNAL: { text: 'Something of ours broke: try again later', example: texts.somethingWrong },
  UNAVAILABLE: { text: 'Busy or restarting: try again after Retry-After', example: texts.unavailable },
};
