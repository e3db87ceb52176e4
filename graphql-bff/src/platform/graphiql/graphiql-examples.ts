/** For the three people who come here; shop and product are those of the demo's seller. */
export const examples = {
  buyer: `# A buyer's: what is there, and for how much?
query Browse {
  products(filter: { query: "smartfone", inStock: true }, orderBy: PRICE_LOW, first: 5) {
    totalCount
    corrected
    edges {
      node {
        id
        slug
        name
        price { amount currency }
        rating { average count }
        seller { businessName isVerified }
      }
    }
  }
}

# My cart. Log in first in another tab of this browser (buyer@besesaka.test).
query MyCart {
  cart {
    itemCount
    total { amount currency }
    items { productName quantity productPrice { amount } priceWhenAdded { amount } inStock sellerName }
  }
}

mutation AddToCart {
  addToCart(input: { productId: "3ffbf5bb-f141-8fae-9c14-3acb757cf78c", quantity: 1 }) {
    ... on Cart { itemCount total { amount } }
    ... on Failure { message }
  }
}

query MyOrders {
  myOrders { totalCount items { id state total { amount } sellerName steps { state at by reason } } }
}

# Send a message to the seller of a product: run WatchMyMessages in another tab first.
# The clientId is a UUID that you make: under the same one it stays one message, so make another for the next.
mutation SendAMessage {
  startConversation(input: {
    productId: "3ffbf5bb-f141-8fae-9c14-3acb757cf78c"
    message: "Good morning! Is it still there?"
    clientId: "5f0c7e0a-4f0e-4c55-9d6c-0c6f8d1f2a01"
  }) {
    ... on ConversationStarted { isNew conversation { id } sent: message { number content createdAt } }
    ... on Failure { message }
  }
}

query MyConversations {
  conversations(first: 5) {
    unreadMessages
    edges { node { id partner { name } productName unreadCount lastMessage { sender content createdAt } } }
  }
}
`,
  seller: `# A seller's: change the price of one of your own products, and answer an order.
# Log in first in another tab of this browser (seller@besesaka.test), or run the LogIn operation.
mutation LogIn {
  logIn(input: { email: "seller@besesaka.test", password: "Akwaaba#2026" }) {
    ... on LoggedIn { me { fullName shop { businessSlug } } }
    ... on Failure { message }
  }
}

query MyProducts {
  products(filter: { shop: "adepa-kente-house" }, first: 5) {
    edges { node { id slug name stockQuantity version price { amount } } }
  }
}

mutation ChangePrice {
  updateProduct(input: { slug: "bonwire-kente-stole-adwinasa", price: "99.50" }) {
    ... on Product { name price { amount } stockQuantity version }
    ... on Failure { message }
  }
}

query MyShopsOrders {
  shopOrders(state: PENDING) { totalCount items { id total { amount } buyerName allowedActions } }
}

mutation AcceptOrder {
  changeOrder(id: "PUT-AN-ORDER'S-ID-HERE", input: { action: ACCEPT }) {
    ... on Order { id state allowedActions }
    ... on Failure { message }
  }
}
`,
  live: `# A live one: run it, then change that product in another tab.
subscription Watch {
  productChanged(id: "3ffbf5bb-f141-8fae-9c14-3acb757cf78c") {
    price { amount }
    stockQuantity
    inStock
    version
  }
}

# Watch my orders arrive: log in as the seller in another tab of this browser, run this, and let somebody order.
subscription WatchMyOrdersArrive {
  orderPlaced {
    at
    order {
      id
      total { amount currency }
      buyerName
      shippingCity
      items { productName quantity }
    }
  }
}

# Watch my messages: log in as buyer or seller in another tab of this browser, run this, and let somebody write.
subscription WatchMyMessages {
  messageAdded {
    seq
    message { number sender content createdAt }
    conversation { id partner { name } productName unreadCount }
    unread { messages }
  }
}

# All that happens to you, from the beginning; log in elsewhere and watch it come.
subscription Inbox {
  inbox(after: 0) {
    __typename
    ... on SessionStarted { seq at device }
    ... on OrderPlaced { seq at order { id state } }
    ... on OrderChanged { seq at order { id state } }
    ... on CartChanged { seq at itemCount }
    ... on MessageAdded { seq at message { sender content } unread { messages } }
    ... on MessagesRead { seq at conversationId reader upTo }
    ... on ConversationChanged { seq at conversation { id isArchived isBlocked } }
    ... on NotificationAdded { seq at notification { title } unread { notifications } }
    ... on InboxReset { seq }
  }
}
`,
} as const;
