import { type DocumentNode, Kind, type SelectionNode } from 'graphql';
import { expect, it } from 'vitest';
import * as generated from '#gql/graphql.ts';
import { answered } from './testing-answers.ts';

/** The fields that inbox events change. */
const changedByEvents = [
  'Activity',
  'Cart',
  'Conversation',
  'Message',
  'Notification',
  'Offer',
  'Order',
  'UnreadCounts',
  'Wishlist',
];

/** Queries that only read the cache, are not cached, or do not depend on the inbox. */
const impersonalQueries = ['CartCount', 'UnreadMessages', 'UnreadNotifications', 'CheckoutKnown', 'CheckoutDelivery'];

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'definitions' in value;

/** The build asks every object for its type; that reads nothing. */
const namesOf = (selections: readonly SelectionNode[]) =>
  selections.flatMap((one) => (one.kind === Kind.FIELD && one.name.value !== '__typename' ? one.name.value : []));

it('reads the inbox number before the data of its events', () => {
  const personal = Object.values(generated as Record<string, unknown>)
    .filter(isDocument)
    .flatMap((document) => answered(document, 'same object') ?? [])
    .filter(({ kind, name }) => kind === 'query' && !impersonalQueries.includes(name))
    .filter(({ data }) => changedByEvents.some((type) => JSON.stringify(data).includes(`"__typename":"${type}"`)));
  const without = personal.filter(({ document }) => {
    const [operation] = document.definitions;
    return (
      operation?.kind !== Kind.OPERATION_DEFINITION || namesOf(operation.selectionSet.selections)[0] !== 'inboxSeq'
    );
  });
  expect(personal.length).toBeGreaterThan(10);
  expect(without.map(({ name }) => name)).toEqual([]);
});
