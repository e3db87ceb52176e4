import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { possibleTypes } from '#gql/possible-types.ts';
import { failureText, outcomeOf, type Payload, type Sent } from './failure.ts';

interface CartPayload extends Payload {
  cart: { id: string } | null;
}

const answered = (result: object) => outcomeOf(sentOf(result), 'cart');
const refused = (error: object) => answered({ cart: null, errors: [error] });
const thrown = (error: unknown) => outcomeOf<CartPayload, 'cart'>(Promise.reject(error), 'cart');
const graphqlError = (message: string, code: string) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions: { code } }] });

test('a success returns its result', async () => {
  const result = { cart: { id: '1' }, errors: [] };
  expect(await answered(result)).toEqual({ done: result });
});

test('a refusal keeps its code and text', async () => {
  const error = { __typename: 'RefusedError', code: 'RATE_LIMITED', message: 'Too often.', retryAfter: 30 };
  const failure = { kind: 'refusal', code: 'RATE_LIMITED', message: 'Too often.', retryAfter: 30, fields: [] };
  expect(await refused(error)).toEqual({ failure });
});

test('each error of a field is shown once', async () => {
  const fields = [
    { field: 'city', messages: ['City is required', 'City is too short'] },
    { field: 'region', messages: ['Region is required'] },
  ];
  const invalid = { __typename: 'ValidationError', message: 'Some fields are not valid. Please check them.', fields };
  expect(await refused(invalid)).toMatchObject({
    failure: {
      kind: 'refusal',
      message: 'City is required',
      fields: [
        { field: 'city', message: 'City is required' },
        { field: 'region', message: 'Region is required' },
      ],
    },
  });
});

test('a GraphQL error keeps its code, and a server error reveals nothing', async () => {
  expect(await thrown(graphqlError('Please log in', 'UNAUTHENTICATED'))).toMatchObject({
    failure: { kind: 'error', code: 'UNAUTHENTICATED', message: 'Please log in' },
  });
  expect(await thrown(graphqlError(texts.somethingWrong, 'INTERNAL'))).toMatchObject({
    failure: { kind: 'error', message: '' },
  });
});

test('without a response there is no text', async () => {
  expect(await thrown(new TypeError('Failed to fetch'))).toMatchObject({
    failure: { kind: 'no-response', message: '' },
  });
  expect(await answered({ cart: null, errors: [] })).toMatchObject({ failure: { kind: 'no-response' } });
  expect(await outcomeOf(Promise.resolve({ data: null }))).toMatchObject({ failure: { kind: 'no-response' } });
});

test('a failure without a text says whether the connection or the site failed', async () => {
  const textOf = async (outcome: ReturnType<typeof thrown>) => {
    const ended = await outcome;
    return 'failure' in ended && failureText(ended.failure);
  };
  expect(await textOf(thrown(new TypeError('Failed to fetch')))).toBe(texts.networkError);
  expect(await textOf(thrown(graphqlError(texts.somethingWrong, 'INTERNAL')))).toBe(texts.somethingWrong);
  expect(await textOf(thrown(graphqlError('Please log in', 'UNAUTHENTICATED')))).toBe('Please log in');
});

test('a failure keeps its code and text through the cache', async () => {
  const error = { __typename: 'RefusedError', code: 'STALE', message: 'Look again.', retryAfter: null };
  const result = { __typename: 'ChangeCartItemPayload', cart: null, errors: [error] };
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { result } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache({ possibleTypes }) });
  const mutation = parse(`mutation { result: go { cart { id } errors { ...Failure } } }
    fragment Failure on Failure { code message ... on RefusedError { retryAfter } }`);
  const sent = client.mutate<{ result: CartPayload }>({ mutation });
  expect(await outcomeOf(sent, 'cart')).toMatchObject({ failure: { code: 'STALE', message: 'Look again.' } });
});

/** The cast stands for the typed documents of the web app. */
function sentOf(result: object): Sent<CartPayload> {
  return Promise.resolve({ data: { result } }) as unknown as Sent<CartPayload>;
}
