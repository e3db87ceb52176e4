import { demo, type Example } from './demo.ts';

/** Each goes on until its tab is left, so what makes it speak is done in a second window. */
export const liveExamples: readonly Example[] = [
  {
    query: `# Price and stock of a product, now and after each change. Open a second window to run SellerReprices there:
# a subscription ends when you go to another tab of this one.
subscription WatchProduct($product: ID!) {
  productChanged(id: $product) {
    price { amount }
    stockQuantity
    inStock
    version
  }
}
`,
    variables: { product: demo.product },
  },
  {
    query: `# Orders as they come to your shop: log in as the seller, and order in a second window as somebody else.
subscription WatchOrders {
  orderPlaced {
    createdAt
    order {
      id
      total { amount currency }
      buyerName
      shippingAddress { city region }
      items { edges { node { productName quantity } } }
    }
  }
}
`,
  },
  {
    query: `# All that happens to you, from the event after this one on: the way to lose nothing. Needs a login.
subscription WatchInbox($after: Int) {
  inbox(after: $after) {
    __typename
    ... on SessionStarted { seq createdAt device }
    ... on OrderPlaced { seq createdAt order { id state } }
    ... on OrderChanged { seq createdAt order { id state } }
    ... on CartChanged { seq createdAt itemCount }
    ... on WishlistChanged { seq createdAt productId isFavorited itemCount }
    ... on MessageAdded { seq createdAt message { sender content } unread { messages } }
    ... on ReviewReplied { seq createdAt reviewId reply }
    ... on VerificationChanged { seq createdAt verification reason }
    ... on MessagesRead { seq createdAt conversationId reader upTo }
    ... on NotificationAdded { seq createdAt notification { title } unread { notifications } }
    ... on InboxReset { seq }
  }
}
`,
    variables: { after: 0 },
  },
];
