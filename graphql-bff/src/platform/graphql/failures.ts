import { atMost } from '#platform/cost/list-size.ts';
import { type Failing, type FieldError, RefusedError, ValidationError } from '#platform/errors/errors.ts';
import { builder } from './builder.ts';

const FailureCode = builder.enumType('FailureCode', {
  description: 'Why something was not done.',
  values: {
    ALREADY_REVIEWED: { description: 'You have reviewed it before: one review each.' },
    CODE_NEEDED: { description: 'The password is right; a code is needed as well. Log in again with `code`.' },
    EMAIL_TAKEN: { description: 'An account with this email exists.' },
    EMAIL_UNCONFIRMED: { description: 'The person has not confirmed their email yet; a link in a mail does it.' },
    FORBIDDEN: { description: 'You may not do this.' },
    INSUFFICIENT_STOCK: { description: 'There are fewer pieces than asked for; the message names the product.' },
    INVALID_INPUT: { description: 'The input was not valid; `fields` says where.' },
    KEY_REUSED: { description: 'The idempotency key was used for something else.' },
    NOT_FOUND: { description: 'It does not exist, or is not yours to see.' },
    PASSWORD_NEEDED: { description: 'The password must be given again, by `confirmPassword`; then it can be done.' },
    RATE_LIMITED: { description: 'Too often: wait `retryAfter` seconds.' },
    REFUSED: { description: 'A rule of the marketplace forbids it; the message says which.' },
    STALE: { description: 'Somebody changed it in the meantime.' },
    SUSPENDED: { description: 'The person may not trade for now; the message says until when, and where to write.' },
    TOTAL_CHANGED: { description: 'It costs something else now than the total that was confirmed.' },
    UNAUTHENTICATED: { description: 'You are not logged in.' },
    WRONG_CREDENTIALS: { description: 'Email or password is wrong.' },
  } satisfies Record<Failing['code'], { description: string }>,
});

export const Failure = builder.interfaceRef<Failing>('Failure').implement({
  description: 'Something that a person can act on went wrong. Every result but its success is one, those to come too.',
  fields: (t) => ({
    code: t.expose('code', { type: FailureCode, description: 'Which kind of failure it is.' }),
    message: t.exposeString('message', { description: 'What went wrong, as a sentence to show.' }),
  }),
});

/** More than any form has; who sends noise in a long list is told of the beginning. */
const faultsShown = 100;
const messagesShown = 5;

const FieldErrorRef = builder.objectRef<FieldError>('FieldError').implement({
  description: 'What is wrong with one field of the input.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The input field, by its GraphQL name.' }),
    messages: t.stringList({
      extensions: atMost(messagesShown),
      description: 'What is wrong with it, to be shown.',
      resolve: ({ messages }) => messages.slice(0, messagesShown),
    }),
  }),
});

builder.objectType(ValidationError, {
  name: 'ValidationError',
  description: 'The input was not valid.',
  interfaces: [Failure],
  fields: (t) => ({
    fields: t.field({
      type: [FieldErrorRef],
      extensions: atMost(faultsShown),
      description: 'What is wrong, field by field.',
      resolve: ({ fields }) => fields.slice(0, faultsShown),
    }),
  }),
});

builder.objectType(RefusedError, {
  name: 'RefusedError',
  description: 'A rule refused what was asked.',
  interfaces: [Failure],
  fields: (t) => ({
    retryAfter: t.exposeInt('retryAfter', {
      nullable: true,
      description: 'Seconds to wait before the next try, where waiting helps.',
    }),
  }),
});

/** The options of a mutation that can fail as data. */
export function failsAs(name: string, description: string) {
  return { types: [ValidationError, RefusedError], directResult: true, union: { name, description } };
}
