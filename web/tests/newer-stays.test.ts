import type { InMemoryCache } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { typePolicies } from '#app/cache.ts';
import { chatTypePolicies } from '#chat/conversations/cache.ts';
import * as generated from '#gql/graphql.ts';
import { possibleTypes } from '#gql/possible-types.ts';
import { writeUnread } from '#notifications/unread-counts.ts';
import { VersionedCache } from '#platform/network/versioned-cache.ts';
import { type Answered, answered } from './testing-answers.ts';

type Json = Record<string, unknown>;

function versionedCache() {
  const cache = new VersionedCache({ typePolicies, possibleTypes });
  cache.policies.addTypePolicies(chatTypePolicies);
  return cache;
}

const queries = Object.values(generated as Json)
  .filter((value): value is DocumentNode => typeof value === 'object' && value !== null && 'definitions' in value)
  .flatMap((document) => answered(document, 'same object') ?? [])
  .filter(({ kind }) => kind === 'query');

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same answer with every versioned thing at this version, and its flags and times of then. */
function at(version: number, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => at(version, item));
  if (!isObject(value)) return value;
  const fields = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, at(version, part)]));
  if (typeof fields.version !== 'number') return fields;
  const of = (part: unknown) =>
    typeof part === 'boolean' ? version % 2 === 0 : typeof part === 'number' ? version : part;
  return { ...Object.fromEntries(Object.entries(fields).map(([name, part]) => [name, of(part)])), version };
}

/** All things with a version within an answer. */
function versioned(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(versioned);
  if (!isObject(value)) return [];
  const within = Object.values(value).flatMap(versioned);
  return typeof value.version === 'number' ? [value, ...within] : within;
}

const writeAnswer = (cache: InMemoryCache, { document, variables }: Answered, data: unknown) =>
  cache.writeQuery({ query: document, variables, data: data as Json });
const readAnswer = (cache: InMemoryCache, { document, variables }: Answered) =>
  cache.readQuery({ query: document, variables });

const withVersions = queries.filter(({ data }) => versioned(data).length > 0);

describe('a response older than an event', () => {
  it('is tested with every type that has a version', () => {
    const types = withVersions.flatMap(({ data }) => versioned(data).map(({ __typename }) => __typename));
    const expected = [
      'AdminCategory',
      'AdminOrderActs',
      'Campaign',
      'Cart',
      'Checkout',
      'ChosenPlan',
      'Conversation',
      'Offer',
      'Order',
      'OrderMoney',
      'Payment',
      'Payout',
      'Product',
      'ProductImport',
      'QuickReplies',
      'SettingDetail',
      'SettingException',
      'Shop',
      'Wishlist',
    ];
    expect([...new Set(types)].sort()).toEqual(expected);
  });

  it.each(withVersions)('undoes nothing in $name', (query) => {
    const cache = versionedCache();
    writeAnswer(cache, query, at(4, query.data));
    writeAnswer(cache, query, at(3, query.data));
    expect(versioned(readAnswer(cache, query))).toEqual(versioned(at(4, query.data)));
    writeAnswer(cache, query, at(6, query.data));
    expect(versioned(readAnswer(cache, query))).toEqual(versioned(at(6, query.data)));
  });
});

const counts = (inboxSeq: number, notifications: number, messages: number) => ({
  __typename: 'Query',
  inboxSeq,
  viewer: { __typename: 'Viewer', unreadCounts: { __typename: 'UnreadCounts', notifications, messages } },
});

describe('an object without a version', () => {
  const user = queries.find(({ name }) => name === 'User');
  const writeCounts = (cache: InMemoryCache, inboxSeq: number, notifications: number, messages: number) => {
    if (!user) throw new Error('No such query');
    const viewer = { ...(user.data.viewer as Json), ...counts(0, notifications, messages).viewer };
    cache.writeQuery({ query: user.document, data: { ...user.data, inboxSeq, viewer } });
  };
  const readCounts = (cache: InMemoryCache) => cache.extract()['UnreadCounts:{}'];

  it('keeps the fields of the event when the response is older', () => {
    const cache = versionedCache();
    writeCounts(cache, 5, 1, 1);
    cache.during(8, () => writeUnread(cache, 2));
    writeCounts(cache, 7, 1, 9);
    expect(readCounts(cache)).toMatchObject({ notifications: 2, messages: 9 });
    writeCounts(cache, 8, 0, 9);
    expect(readCounts(cache)).toMatchObject({ notifications: 0 });
  });

  it('is deleted with its user', async () => {
    const cache = versionedCache();
    cache.during(8, () => writeCounts(cache, 8, 2, 0));
    await cache.reset();
    writeCounts(cache, 3, 0, 0);
    expect(readCounts(cache)).toMatchObject({ notifications: 0 });
  });
});
