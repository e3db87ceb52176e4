import { graphql } from './generated/gql/gql.ts';
import { become } from './graphql-user.ts';

/** Buys, sells and chats by GraphQL, with nothing but the served schema and the guide, and prints the events of both users. */
const [site = '', buyerEmail = '', sellerEmail = '', password = '', shop = ''] = process.argv.slice(2);

const list = graphql(`
  query Goods($shop: String!, $after: String) {
    products(first: 5, after: $after, filter: { shop: $shop, inStock: true }, orderBy: NEWEST) {
      edges { node { id name price { amount } stockQuantity } }
      pageInfo { endCursor hasNextPage }
    }
  }
`);
const order = graphql(`
  mutation Buy($input: PlaceProductInput!) {
    placeProduct(input: $input) {
      orders { id state }
      errors { code message }
    }
  }
`);
const accept = graphql(`
  mutation Accept($id: ID!) {
    changeOrder(input: { orderId: $id, action: ACCEPT }) {
      order { state }
      errors { code message }
    }
  }
`);
const begin = graphql(`
  mutation Begin($input: StartConversationInput!) {
    startConversation(input: $input) {
      conversation { id }
      errors { code message }
    }
  }
`);
const answer = graphql(`
  mutation Answer($input: SendMessageInput!) {
    sendMessage(input: $input) {
      errors { code message }
    }
  }
`);
const read = graphql(`
  query Said($id: ID!, $before: String) {
    conversation(id: $id) {
      messages(last: 1, before: $before) {
        edges { node { content sender } }
        pageInfo { startCursor hasPreviousPage }
      }
    }
  }
`);

const [buyer, seller] = [await become(site, buyerEmail, password), await become(site, sellerEmail, password)];

const first = (await buyer.ask(list, { shop })).products;
const second = (await buyer.ask(list, { shop, after: first?.pageInfo.endCursor })).products;
const [product] = [...(first?.edges ?? []), ...(second?.edges ?? [])]
  .map(({ node }) => node)
  .toSorted((a, b) => b.stockQuantity - a.stockQuantity);
if (!product) throw new Error('The shop offers nothing');

const input = {
  productId: product.id,
  quantity: 1,
  expectedTotal: product.price.amount,
  idempotencyKey: crypto.randomUUID(),
  shippingFullName: 'Efua Mensah Quartey',
  shippingPhone: '0244318207',
  shippingAddress: '14 Ring Road East',
  shippingCity: 'Accra',
  shippingRegion: 'GREATER_ACCRA' as const,
};
const placed = (await buyer.ask(order, { input })).placeProduct;
if (!placed.orders) throw new Error(JSON.stringify(placed));
const id = placed.orders[0]?.id ?? '';
const again = (await buyer.ask(order, { input })).placeProduct;
if (again.orders?.[0]?.id !== id) throw new Error('It was ordered twice');

const arrived = await seller.hear('OrderPlaced', (event) => event.order.id === id);
await seller.ask(accept, { id });
const changed = await buyer.hear('OrderChanged', (event) => event.order.id === id && event.order.state !== 'PENDING');

const question = {
  about: { productId: product.id },
  content: 'When does the rider come?',
  clientId: crypto.randomUUID(),
};
const conversation = (await buyer.ask(begin, { input: question })).startConversation;
if (!conversation.conversation) throw new Error(JSON.stringify(conversation));
const questionEvent = await seller.hear('MessageAdded', (event) => event.message.content === question.content);
const reply = {
  conversationId: questionEvent.conversation.id,
  content: 'This afternoon.',
  clientId: crypto.randomUUID(),
};
await seller.ask(answer, { input: reply });
const answered = await buyer.hear('MessageAdded', (event) => event.message.content === reply.content);

const texts: string[] = [];
for (let before: string | null | undefined, more = true; more && texts.length < 2; ) {
  const messages = (await buyer.ask(read, { id: questionEvent.conversation.id, before })).conversation?.messages;
  texts.unshift(...(messages?.edges ?? []).map(({ node }) => node.content));
  [before, more] = [messages?.pageInfo.startCursor, messages?.pageInfo.hasPreviousPage ?? false];
}

console.log(
  JSON.stringify({ said: texts, arrived: arrived.order, changed: changed.order, answered: answered.message.content }),
);
await Promise.all([buyer.close(), seller.close()]);
