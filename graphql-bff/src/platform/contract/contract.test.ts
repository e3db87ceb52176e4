import { money } from '@besesaka/schema/kernel/amount-input.ts';
import { eventKind } from '@besesaka/schema/kernel/events.ts';
import { listQuery } from '@besesaka/schema/kernel/lists/paging.ts';
import { defineOperation } from '@besesaka/schema/kernel/operations/define-operation.ts';
import { choice } from '@besesaka/schema/kernel/reference/choice.ts';
import { describe, oneOf, resource, success } from '@besesaka/schema/kernel/reference/describe.ts';
import { describeQuery, listWords, pathParam } from '@besesaka/schema/kernel/reference/words.ts';
import { cursorListAnswer } from '@besesaka/schema/kernel/resources.ts';
import { type GraphQLObjectType, graphql, printType } from 'graphql';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { Work } from '#platform/cost/work.ts';
import { RefusedError, ValidationError } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { liveKind } from '#platform/live/inbox-types.ts';
import { fieldOf } from './fields.ts';
import { inboxEvent } from './inbox-event.ts';
import { customMutation, mutation } from './mutation.ts';
import { objectOf } from './object.ts';
import { queryField, viewerField } from './read.ts';

const size = choice('BasketSize', 'Size of a basket.', { s: 'Small', l: 'Large' }, { as: { s: 'SMALL' } });
const lid = resource('Lid', 'The lid of a basket.', { color: describe(z.string(), 'Its colour') });
const basket = resource(
  'BasketRow',
  'A basket.',
  {
    id: describe(z.string(), 'Its ID'),
    size: describe(oneOf(size).nullable(), 'Its size; null if unknown'),
    price: describe(money(), 'Its price'),
    lids: describe(z.array(lid).max(3), 'Its lids'),
    made_at: describe(z.iso.datetime(), 'When it was made', undefined, { as: 'createdAt' }),
    weaver_id: describe(z.uuid(), 'ID of the weaver'),
  },
  { as: 'Basket' },
);
const patch = resource('NewLid', 'A lid to add.', {
  lid_color: describe(z.string().min(1), 'Its colour', undefined, { as: 'color' }),
});
const change = resource('ChangeBasketInput', 'What to change.', {
  price: describe(z.string().meta({ format: 'decimal' }).optional(), 'The new price'),
  weaver_id: describe(z.uuid().nullable().optional(), 'The new weaver; null removes it'),
  size: describe(oneOf(size).optional(), 'The new size'),
  new_lids: describe(z.array(patch).max(3).optional(), 'Lids to add', undefined, { as: 'lids' }),
});
const params = pathParam('id', z.string(), 'ID of the basket', 'b1', { as: 'basketId' });
const shared = { auth: 'user', scope: null } as const;

const readBasket = defineOperation({
  ...shared,
  id: 'readBasket',
  method: 'GET',
  path: '/api/baskets/{id}',
  summary: 'Get a basket',
  params,
  response: basket,
});
const listBaskets = defineOperation({
  ...shared,
  id: 'listBaskets',
  method: 'GET',
  path: '/api/baskets',
  summary: "List the user's baskets",
  query: describeQuery(listQuery(7).extend({ size: oneOf(size).optional() }), {
    ...listWords(7),
    size: ['Only baskets of this size', 's'],
  }),
  response: cursorListAnswer(basket),
});
const changeBasket = defineOperation({
  ...shared,
  id: 'changeBasket',
  method: 'PATCH',
  path: '/api/baskets/{id}',
  suspended: 'may',
  summary: 'Change a basket',
  idempotent: true,
  params,
  body: change,
  response: resource('ChangedBasket', 'A basket, and what it weighs.', {
    success,
    ...basket.shape,
    weight: describe(z.number().int(), 'Its weight'),
  }),
});

const Basket = objectOf(basket, {
  add: (t) => ({ isLarge: t.boolean({ description: 'Whether it is large.', resolve: (value) => value.size === 'l' }) }),
});
queryField('basket', readBasket);
viewerField('baskets', listBaskets);
mutation(changeBasket, { basket: Basket, weight: 'weight' });
customMutation(changeBasket, { basket: Basket }, { as: 'repairBasket', run: async () => ({ basket: null }) });
const changed = resource('BasketChanged', 'A basket changed.', { basket: describe(basket, 'The basket') });
const BasketChanged = inboxEvent(eventKind('basket.changed', null, changed));
builder.subscriptionField('basketChanged', (t) => t.field({ description: 'Changes.', ...liveKind(BasketChanged) }));
const schema = builder.toSchema();

const id = '01a20146-3808-7ae1-93c5-0e68e42cbf7f';
const row = { id: 'b1', size: 's', price: '12.50', lids: [{ color: 'red' }], made_at: '2026-11-02', weaver_id: id };

async function ask(source: string, answer: object | Error) {
  const calls: object[] = [];
  const call = async ({ id }: { id: string }, input: object) => {
    calls.push({ id, ...input });
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const contextValue = { rest: { call, isVisitor: () => false }, work: new Work(), once: new Map() };
  const result = await graphql({ schema, source, contextValue });
  expect(result.errors).toBeUndefined();
  return { data: result.data, calls };
}

const printed = (name: string) => {
  const type = schema.getType(name);
  return type
    ? printType(type)
        .replaceAll(/ *"""[^"]*"""\n/g, '')
        .replaceAll('\n\n', '\n')
    : null;
};
const fieldsIn = (name: string) => (schema.getType(name) as GraphQLObjectType).getFields();

test('an object has the fields of its resource and those that are added, with names, sizes and words of the contract', () => {
  expect(printed('Basket')).toBe(
    [
      'type Basket {',
      '  createdAt: DateTime!',
      '  id: ID!',
      '  isLarge: Boolean!',
      '  lids: [Lid!]!',
      '  price: Money!',
      '  size: BasketSize',
      '  weaverId: ID!',
      '}',
    ].join('\n'),
  );
  expect(printed('BasketSize')).toBe('enum BasketSize {\n  L\n  SMALL\n}');
  const { lids, createdAt } = fieldsIn('Basket');
  expect(lids?.extensions).toMatchObject({ listSize: { assumedSize: 3 } });
  // Compiled documents read plain properties inline.
  expect(lids?.resolve).toBeUndefined();
  expect(createdAt?.description).toBe('When it was made.');
});

test('an event has the fields of its payload, and its place in the inbox', () => {
  const fields = ['basket: Basket!', 'createdAt: DateTime!', 'seq: Int!'].map((field) => `  ${field}\n`).join('');
  expect(printed('BasketChanged')).toBe(`type BasketChanged implements InboxEvent {\n${fields}}`);
});

test.each([
  ['a list without a maximum', z.array(z.string()), 'The list lids needs .max()'],
  ['an enumeration without a name', z.enum(['s', 'l']), 'lids has no GraphQL type'],
  ['an object without a name', z.object({}), 'lids contains an object that is no resource()'],
])('%s is refused', (_what, field, message) => {
  const wrong = resource(`Wrong${message.length}`, 'A wrong one.', { lids: describe(field, 'What it has') });
  expect(() => objectOf(wrong)).toThrow(message);
});

test('a name outside counts before one inside, and wrappers keep the words of what they wrap', () => {
  const inner = describe(z.string(), 'Inner', undefined, { as: 'inner' });
  expect(fieldOf('some_name', inner.optional())).toMatchObject({
    name: 'inner',
    description: 'Inner.',
    isOptional: true,
  });
  const outer = describe(inner.nullable(), 'Outer', undefined, { as: 'outer' });
  expect(fieldOf('some_name', outer)).toMatchObject({ name: 'outer', description: 'Outer.', isNullable: true });
  expect(fieldOf('some_name', z.string())).toMatchObject({ name: 'someName', description: null });
});

test('an input has the parameters, the body and the key of its operation', () => {
  expect(printed('ChangeBasketInput')).toBe(
    [
      'input ChangeBasketInput {',
      '  basketId: ID!',
      '  idempotencyKey: String',
      '  lids: [NewLid!]',
      '  price: Decimal',
      '  size: BasketSize',
      '  weaverId: ID',
      '}',
    ].join('\n'),
  );
  expect(printed('ChangeBasketPayload')).toBe(
    'type ChangeBasketPayload {\n  basket: Basket\n  errors: [Failure!]!\n  weight: Int\n}',
  );
});

const changing = (fields: string) =>
  `mutation { changeBasket(input: { basketId: "b1", ${fields} }) { basket { createdAt price { amount } size isLarge } weight errors { message ... on ValidationError { fields { field } } } } }`;

test('a mutation sends the names and values of the contract: a null only where it means something', async () => {
  const fields = 'size: SMALL, price: null, weaverId: null, lids: [{ color: "red" }], idempotencyKey: "abc"';
  const { data, calls } = await ask(changing(fields), { ...row, weight: 4 });
  const body = { size: 's', weaver_id: null, new_lids: [{ lid_color: 'red' }] };
  expect(calls).toEqual([{ id: 'changeBasket', params: { id: 'b1' }, query: {}, body, idempotencyKey: 'abc' }]);
  const shown = { createdAt: '2026-11-02', price: { amount: '12.50' }, size: 'SMALL', isLarge: false };
  expect(data?.changeBasket).toEqual({ basket: shown, weight: 4, errors: [] });
});

test('errors name the fields as the input does', async () => {
  const { data } = await ask(changing('size: L'), new ValidationError('Check it.', { new_lids: ['Too many'] }));
  expect(data?.changeBasket).toMatchObject({ basket: null, errors: [{ fields: [{ field: 'lids' }] }] });
});

test('a field reads its operation: null where nothing is found', async () => {
  const source = '{ basket(basketId: "b1") { id } }';
  const found = await ask(source, row);
  expect(found.data?.basket).toEqual({ id: 'b1' });
  expect(found.calls).toMatchObject([{ id: 'readBasket', params: { id: 'b1' } }]);
  expect((await ask(source, new RefusedError('NOT_FOUND', 'Not found'))).data?.basket).toBeNull();
});

test('a list with cursors is a connection with the size and the filters of its query, called once for each object', async () => {
  const { baskets } = fieldsIn('Viewer');
  expect(baskets?.extensions).toMatchObject({
    objectsOfCall: 1,
    listSize: { assumedSize: 100, slicingArguments: ['first', 'last'], sizedField: 'edges', usualSize: 7 },
  });
  const page = { results: [row], cursors: ['c1'], count: null, next: null, previous: null };
  const { data, calls } = await ask('{ viewer { baskets(size: L, first: 2) { edges { cursor node { id } } } } }', page);
  expect(data).toEqual({ viewer: { baskets: { edges: [{ cursor: 'c1', node: { id: 'b1' } }] } } });
  expect(calls).toMatchObject([{ query: { size: 'l', page_size: 2, count: false } }]);
});
