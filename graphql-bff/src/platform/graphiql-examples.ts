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

# All that happens to you, from the beginning; log in elsewhere and watch it come.
subscription Inbox {
  inbox(after: 0) {
    __typename
    ... on SessionStarted { seq at device }
    ... on OrderPlaced { seq at order { id state } }
    ... on OrderChanged { seq at order { id state } }
    ... on CartChanged { seq at itemCount }
    ... on NotificationAdded { seq at notification { title } unread { notifications } }
    ... on InboxReset { seq }
  }
}
`,
} as const;
