import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { possibleTypes } from '#gql/possible-types.ts';
import { outcomeOf } from './failure.ts';

interface Answer {
  __typename: string;
  [field: string]: unknown;
}

const answered = (result: Answer) => outcomeOf(Promise.resolve({ data: { result } }), 'Cart');
const thrown = (error: unknown) => outcomeOf(Promise.reject(error), 'Cart');
const graphqlError = (message: string, code: string) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions: { code } }] });

test('what came about is handed on', async () => {
  expect(await answered({ __typename: 'Cart', id: '1' })).toEqual({ done: { __typename: 'Cart', id: '1' } });
});

test('a refusal keeps its code and its words', async () => {
  const refused = { __typename: 'RefusedError', code: 'RATE_LIMITED', message: 'Too often.', retryAfter: 30 };
  const failure = { kind: 'refusal', code: 'RATE_LIMITED', message: 'Too often.', retryAfter: 30, fields: [] };
  expect(await answered(refused)).toEqual({ failure });
});

test('of a faulty field it is said what is wrong with it, once for each', async () => {
  const fields = [
    { field: 'city', messages: ['City is required', 'City is too short'] },
    { field: 'region', messages: ['Region is required'] },
  ];
  const invalid = { __typename: 'ValidationError', message: 'Please check the highlighted fields.', fields };
  expect(await answered(invalid)).toMatchObject({
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

test('an error of GraphQL keeps its code, and a fault of ours tells nobody anything', async () => {
  expect(await thrown(graphqlError('Please log in', 'UNAUTHENTICATED'))).toMatchObject({
    failure: { kind: 'error', code: 'UNAUTHENTICATED', message: 'Please log in' },
  });
  expect(await thrown(graphqlError(texts.somethingWrong, 'INTERNAL'))).toMatchObject({
    failure: { kind: 'error', message: '' },
  });
});

test('where no answer came, nothing is said', async () => {
  expect(await thrown(new TypeError('Failed to fetch'))).toMatchObject({
    failure: { kind: 'no-response', message: '' },
  });
  expect(await outcomeOf<Answer, string>(Promise.resolve({ data: null }), 'Cart')).toMatchObject({
    failure: { kind: 'no-response' },
  });
});

test('a failure keeps its code and its words on its way through the cache', async () => {
  const result = { __typename: 'RefusedError', code: 'STALE', message: 'Look again.', retryAfter: null };
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { result } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache({ possibleTypes }) });
  const mutation = parse(`mutation { result: go { __typename ... on Cart { id } ...Failure } }
    fragment Failure on Failure { code message ... on RefusedError { retryAfter } }`);
  const sent = client.mutate<{ result: Answer }>({ mutation });
  expect(await outcomeOf(sent, 'Cart')).toMatchObject({ failure: { code: 'STALE', message: 'Look again.' } });
});
