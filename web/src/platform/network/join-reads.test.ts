import { gql, InMemoryCache } from '@apollo/client';
import { expect, test } from 'vitest';
import { counterContext, createApollo } from './apollo.ts';
import { somethingChanged } from './join-reads.ts';

const PaymentState = gql`query PaymentState { payment { id state } }`;
const Decide = gql`mutation Decide { decide }`;

/** Right after the page was drawn what the server sent with it is not asked for again. */
const firstDrawn = () => new Promise((done) => setTimeout(done, 110));

/** A server that answers on demand, each read with the state at its request. */
async function setUp() {
  let state = 'HELD';
  const waiting: (() => void)[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const { operationName } = await new Request(input, init).json();
    if (operationName === 'Decide') {
      state = 'PAID';
      return Response.json({ data: { decide: true } });
    }
    const asked = { data: { payment: { __typename: 'Payment', id: '1', state } } };
    await new Promise<void>((answer) => waiting.push(answer));
    return Response.json(asked);
  };
  const client = createApollo({
    cache: new InMemoryCache(),
    uri: 'http://shop.test/graphql',
    fetch,
    isAnonymous: () => false,
    onErrors: () => {},
    retries: 0,
  });
  await firstDrawn();
  return { client, waiting };
}

const network = { query: PaymentState, fetchPolicy: 'network-only' } as const;
const settle = () => new Promise((done) => setTimeout(done, 5));

test('equal reads at the same time share one request, and later ones do not', async () => {
  const { client, waiting } = await setUp();
  const both = [client.query(network), client.query(network)];
  await settle();
  expect(waiting).toHaveLength(1);
  waiting[0]?.();
  await Promise.all(both);
  const later = client.query(network);
  await settle();
  expect(waiting).toHaveLength(2);
  waiting[1]?.();
  await later;
});

test('a read after a write is not answered by an earlier read', async () => {
  const { client, waiting } = await setUp();
  const shown = client.watchQuery(network);
  const states: unknown[] = [];
  shown.subscribe(({ data }) => states.push((data as { payment?: { state: string } } | undefined)?.payment?.state));
  await settle();
  const decided = client.mutate({ mutation: Decide, refetchQueries: ['PaymentState'], awaitRefetchQueries: true });
  await settle();
  expect(waiting).toHaveLength(2);
  for (const answer of waiting) answer();
  await decided;
  await settle();
  expect(states.at(-1)).toBe('PAID');
  expect((client.cache as InMemoryCache).extract()).toMatchObject({ 'Payment:1': { state: 'PAID' } });
});

test('a write that only counts does not affect pending reads', async () => {
  const { client, waiting } = await setUp();
  const before = client.query(network);
  await settle();
  await client.mutate({ mutation: Decide, context: counterContext });
  const after = client.query(network);
  await settle();
  expect(waiting).toHaveLength(1);
  waiting[0]?.();
  await Promise.all([before, after]);
});

test('a read after an event is not answered by an earlier read', async () => {
  const { client, waiting } = await setUp();
  const before = client.query(network);
  await settle();
  somethingChanged();
  const after = client.query(network);
  await settle();
  expect(waiting).toHaveLength(2);
  for (const answer of waiting) answer();
  await Promise.all([before, after]);
});
