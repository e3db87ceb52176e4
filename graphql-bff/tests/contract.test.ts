import { webhookLimits } from '@besesaka/schema/webhooks/limits.ts';
import { type GraphQLObjectType, graphql, printType } from 'graphql';
import { expect, test } from 'vitest';
import { Work } from '#platform/cost/work.ts';
import { RefusedError, ValidationError } from '#platform/errors/errors.ts';
import { schema } from '#server.ts';

const id = '01a20146-3808-7ae1-93c5-0e68e42cbf7f';
const endpoint = {
  id,
  name: 'Order printer',
  url: 'https://example.com',
  events: ['order.placed'],
  state: 'active',
  failing_since: null,
  waiting: 0,
  created_at: '2026-11-02T09:15:00.000Z',
};

/** Runs a query with one answer for all calls, and records them. */
async function ask(source: string, answer: object | Error) {
  const calls: object[] = [];
  const call = async ({ id }: { id: string }, input: object) => {
    calls.push({ id, ...input });
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const contextValue = { rest: { call, isVisitor: () => false }, work: new Work(), once: new Map() };
  const { data, errors } = await graphql({ schema, source, contextValue });
  expect(errors).toBeUndefined();
  return { data, calls };
}

function printed(name: string): string | null {
  const type = schema.getType(name);
  return type
    ? printType(type)
        .replaceAll(/ *"""[^"]*"""\n/g, '')
        .replaceAll('\n\n', '\n')
    : null;
}

const fieldsIn = (name: string) => (schema.getType(name) as GraphQLObjectType).getFields();

test('an object type has the fields, sizes and descriptions of its resource', () => {
  expect(printed('WebhookAttempt')).toBe(
    'type WebhookAttempt {\n  answer: String!\n  at: DateTime!\n  headers: [WebhookHeader!]!\n  problem: String\n  status: Int\n  tookMs: Int!\n  url: String!\n}',
  );
  const { attempts, createdAt } = fieldsIn('WebhookDelivery');
  expect(attempts?.extensions).toMatchObject({ listSize: { assumedSize: 20 } });
  expect(createdAt?.description).toBe('When the event happened.');
  // Compiled documents read plain properties inline.
  expect(attempts?.resolve).toBeUndefined();
});

test('an event type has the fields of its payload, the added ones and its inbox number', () => {
  const fields = ['createdAt: DateTime!', 'notification: Notification', 'notificationId: ID', 'seq: Int!'];
  const all = [...fields, 'unread: UnreadNotifications!'].map((field) => `  ${field}\n`).join('');
  expect(printed('NotificationsRead')).toBe(`type NotificationsRead implements InboxEvent {\n${all}}`);
});

const changing = (fields: string) => `mutation {
  changeWebhookEndpoint(input: { webhookEndpointId: "${id}", ${fields} }) {
    endpoint { state tookAt: createdAt events }
    errors { message ... on ValidationError { fields { field } } }
  }
}`;

test('a mutation sends its input under the names of the contract and returns the response as its payload', async () => {
  const { data, calls } = await ask(changing('isPaused: true, name: null, events: [ORDER_PLACED]'), endpoint);
  const body = { is_paused: true, events: ['order.placed'] };
  expect(calls).toEqual([{ id: 'changeWebhookEndpoint', params: { id }, query: {}, body, idempotencyKey: null }]);
  const shown = { state: 'ACTIVE', tookAt: endpoint.created_at, events: ['ORDER_PLACED'] };
  expect(data?.changeWebhookEndpoint).toEqual({ endpoint: shown, errors: [] });
});

test('defaults of the contract are sent, and parameters in the format of the contract', async () => {
  const cart = await ask(`mutation { addToCart(input: { productId: "${id}" }) { cart { total { amount } } } }`, {
    total: '1.00',
  });
  expect(cart.calls).toMatchObject([{ body: { product_id: id, quantity: 1 }, idempotencyKey: null }]);
  // In lower case it could be a fixed part of a path.
  const order = await ask('mutation { buyAgain(input: { orderId: "seller" }) { leftOut } }', { left_out: [] });
  expect(order.calls).toMatchObject([{ id: 'buyAgain', params: { order_id: 'SELLER' } }]);
});

test('an idempotency key is part of the body if the contract declares it there', async () => {
  const source = 'mutation { settleOrderAttempt(input: { idempotencyKey: "abc" }) { orders { id } } }';
  const { calls } = await ask(source, { orders: [] });
  expect(calls).toMatchObject([{ body: { idempotency_key: 'abc' }, idempotencyKey: null }]);
});

test('errors name fields as the input does', async () => {
  const source = `mutation {
    markNotificationsRead(input: { notificationId: "x" }) { errors { ... on ValidationError { fields { field } } } }
  }`;
  const { data } = await ask(source, new ValidationError('Check it.', { id: ['No ID'] }));
  expect(data?.markNotificationsRead).toEqual({ errors: [{ fields: [{ field: 'notificationId' }] }] });
});

test('a field reads its operation and is null if nothing is found', async () => {
  const source = '{ policy(slug: "returns") { title } }';
  const result = await ask(source, { title: 'Returns' });
  expect(result.data).toEqual({ policy: { title: 'Returns' } });
  expect(result.calls).toMatchObject([{ id: 'readPolicy', params: { slug: 'returns' } }]);
  expect((await ask(source, new RefusedError('NOT_FOUND', 'Not found'))).data).toEqual({ policy: null });
});

test('a list with cursors is a connection with the page size and arguments of its query, called once per object', async () => {
  expect(fieldsIn('Viewer').webhookDeliveries?.extensions).toMatchObject({
    objectsOfCall: 1,
    listSize: {
      assumedSize: 100,
      slicingArguments: ['first', 'last'],
      sizedField: 'edges',
      usualSize: webhookLimits.deliveriesPerPage,
    },
  });
  const source = `{ viewer { webhookDeliveries(webhookEndpointId: "${id}", first: 2) { edges { cursor node { id } } } } }`;
  const page = { results: [{ id }], cursors: ['c1'], count: null, next: null, previous: null };
  const { data, calls } = await ask(source, page);
  expect(data).toEqual({ viewer: { webhookDeliveries: { edges: [{ cursor: 'c1', node: { id } }] } } });
  expect(calls).toMatchObject([{ params: { id }, query: { page_size: 2, count: false } }]);
});
