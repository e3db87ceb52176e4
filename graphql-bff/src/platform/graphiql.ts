import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import { csrfHeader } from './yoga.ts';

const examples = {
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
  addToCart(input: { productId: "put-a-product's-id-here", quantity: 1 }) {
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
  products(filter: { shop: "put-your-shop's-slug-here" }, first: 5) {
    edges { node { id slug name stockQuantity version price { amount } } }
  }
}

mutation ChangePrice {
  updateProduct(input: { slug: "put-a-slug-here", price: "99.50" }) {
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
  productChanged(id: "put-a-product's-id-here") {
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

/** The editor's workers come out of blobs, and its styles are set by scripts; all else is this one hashed script. */
function policyFor(html: string): string {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')} blob:`,
    "worker-src 'self' blob:",
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** GraphiQL from its package alone: one page, nothing from elsewhere, made when it is first asked for. */
export function createGraphiql(): (headers: Headers) => Response {
  let made: ReturnType<typeof makePage> | null = null;
  return (headers) => {
    made ??= makePage();
    const packed = (headers.get('accept-encoding') ?? '').includes('gzip');
    const encoding: Record<string, string> = packed ? { 'content-encoding': 'gzip' } : {};
    return new Response(packed ? made.gzip : made.plain, { headers: { ...made.headers, ...encoding } });
  };
}

function makePage() {
  const html = renderGraphiQL({
    title: 'Besesaka: GraphiQL',
    endpoint: '/graphql',
    subscriptionsProtocol: 'WS',
    credentials: 'same-origin',
    additionalHeaders: { [csrfHeader]: '1' },
    defaultQuery: examples.buyer,
    defaultTabs: Object.values(examples).map((query) => ({ query })),
  }).trim();
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyFor(html),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cache-control': 'no-cache',
    vary: 'accept, accept-encoding',
  };
  return { plain: Buffer.from(html), gzip: gzipSync(html, { level: 5 }), headers };
}
