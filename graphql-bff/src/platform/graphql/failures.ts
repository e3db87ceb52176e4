import { atMost } from '#platform/cost/list-size.ts';
import type { Failing, FieldError, RefusedError, ValidationError } from '#platform/errors/errors.ts';
import { builder } from './builder.ts';

const FailureCode = builder.enumType('FailureCode', {
  description: 'The reason why a mutation failed.',
  values: {
    ALREADY_REVIEWED: { description: 'You have already reviewed it.' },
    CODE_NEEDED: { description: 'The password is right; a code is needed as well. Log in again with `code`.' },
    EMAIL_TAKEN: { description: 'An account with this email exists.' },
    EMAIL_UNCONFIRMED: {
      description: 'The user has not confirmed their email address yet, with the link in our email.',
    },
    FORBIDDEN: { description: 'You may not do this.' },
    INSUFFICIENT_STOCK: { description: 'There is less stock than requested; the message names the product.' },
    INVALID_INPUT: { description: 'The input was not valid; `fields` says where.' },
    KEY_REUSED: { description: 'The idempotency key was used for something else.' },
    NOT_FOUND: { description: 'It does not exist, or is not yours to see.' },
    PASSWORD_NEEDED: { description: 'The password must be confirmed first, with `confirmPassword`.' },
    RATE_LIMITED: { description: 'Too often: wait `retryAfter` seconds.' },
    REFUSED: { description: 'A rule of the marketplace forbids it; the message says which.' },
    SCOPE_MISSING: { description: 'The API key lacks a scope; the message names it.' },
    SECOND_FACTOR_NEEDED: { description: 'The admin must turn on a second factor first, with `beginSecondFactor`.' },
    STALE: { description: 'It was changed in the meantime.' },
    SUSPENDED: { description: 'The user is suspended; the message says until when, and how to contact us.' },
    TOTAL_CHANGED: { description: 'The current total differs from the confirmed one.' },
    UNAUTHENTICATED: { description: 'You are not logged in.' },
    WRONG_CREDENTIALS: { description: 'Email or password is wrong.' },
  } satisfies Record<Failing['code'], { description: string }>,
});

export const Failure = builder.interfaceRef<Failing>('Failure').implement({
  description: 'A failure that the user can act on. There may be more types of it in the future.',
  resolveType: ({ name }) => name,
  fields: (t) => ({
    code: t.expose('code', { type: FailureCode, description: 'Which kind of failure it is.' }),
    message: t.exposeString('message', { description: 'Error message to show to the user.' }),
  }),
});

/** More than any form has; for longer inputs only the first errors are returned. */
const faultsShown = 100;
const messagesShown = 5;

const FieldErrorRef = builder.objectRef<FieldError>('FieldError').implement({
  description: 'The errors of one input field.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The input field, by its GraphQL name.' }),
    messages: t.stringList({
      extensions: atMost(messagesShown),
      description: 'Error messages to show to the user.',
      resolve: ({ messages }) => messages.slice(0, messagesShown),
    }),
  }),
});

builder.objectRef<ValidationError>('ValidationError').implement({
  description: 'The input was not valid.',
  interfaces: [Failure],
  fields: (t) => ({
    fields: t.field({
      type: [FieldErrorRef],
      extensions: atMost(faultsShown),
      description: 'The errors of each field.',
      resolve: ({ fields }) => fields.slice(0, faultsShown),
    }),
  }),
});

builder.objectRef<RefusedError>('RefusedError').implement({
  description: 'A rule refused the request.',
  interfaces: [Failure],
  fields: (t) => ({
    retryAfter: t.exposeInt('retryAfter', {
      nullable: true,
      description: 'Seconds to wait before the next try, where waiting helps.',
    }),
  }),
});
