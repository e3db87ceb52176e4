import { createClient, succeeded } from '@besesaka/sdk';

// The compiler reads the types of each document from its text. What is expected to be an error must be one.
const besesaka = createClient({ url: 'https://besesaka.example' });

const { products } = await besesaka.query('{ products(first: 2) { edges { node { name price { amount } } } } }');
export const amount: string | undefined = products?.edges[0]?.node.price.amount;
// @ts-expect-error A name is text.
export const name: number | undefined = products?.edges[0]?.node.name;

const product = 'query One($id: ID!) { product(by: { id: $id }) { name } }';
// @ts-expect-error The variable is missing.
await besesaka.query(product);
await besesaka.query(product, { id: '1' });

const all = `query All($after: String, $q: String) {
  products(first: 50, after: $after, filter: { query: $q }) { edges { node { id } } pageInfo { endCursor hasNextPage } }
}`;
for await (const { id } of besesaka.each(all, { q: 'kente' }, (data) => data.products)) id satisfies string;

for await (const event of besesaka.inbox({ select: '... on OrderPlaced { order { id } }' })) {
  event.seq satisfies number;
  if (event.__typename !== 'OrderPlaced') continue;
  event.order.id satisfies string;
  // @ts-expect-error It was not selected.
  event.order.buyerName;
}

const accept = `mutation Accept($input: ChangeOrderInput!) {
  changeOrder(input: $input) { order { state } errors { code message ... on ValidationError { fields { field messages } } } }
}`;
// @ts-expect-error There is no such action.
await besesaka.query(accept, { input: { orderId: '1', action: 'EAT' } });
const { order } = succeeded((await besesaka.query(accept, { input: { orderId: '1', action: 'ACCEPT' } })).changeOrder);
export const state: 'ACCEPTED' | string | undefined = order?.state;

/** A text that is not known before the program runs. */
export const dynamic = (text: string): Promise<Record<string, unknown>> => besesaka.query(text);
