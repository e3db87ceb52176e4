import { demo, type Example } from './demo.ts';

/** What a seller does first in the morning. */
export const sellerExamples: readonly Example[] = [
  {
    query: `# How somebody becomes a seller: log in as one who is none. The two pictures are brought first, in a terminal, by the token
# of a login (/developers says how to get one):
#   curl -H "Authorization: Bearer TOKEN" -F file=@card.jpg "http://127.0.0.1:4000/api/uploads?purpose=identity-document"
#   curl -H "Authorization: Bearer TOKEN" -F file=@me.jpg "http://127.0.0.1:4000/api/uploads?purpose=selfie"
# Each answers an id, for the variables below; as they stand, this says that they are missing.
mutation SellerApplies($shop: ApplyToSellInput!) {
  applyToSell(input: $shop) {
    ... on OwnShop { slug verification }
    ... on Failure { code message }
    ... on ValidationError { fields { field messages } }
  }
}
`,
    variables: {
      shop: {
        shopName: 'Edom Fabrics',
        shopDescription: 'Cloth from Bonwire, by the yard.',
        shopEmail: 'sales@example.com',
        shopPhone: '0244318207',
        shopAddress: 'Shop 14, Adum Market',
        idKind: 'GHANA_CARD',
        idNumber: 'GHA-723491234-5',
        idDocumentId: 'ID-OF-THE-FIRST-UPLOAD',
        passportPictureId: 'ID-OF-THE-SECOND-UPLOAD',
      },
    },
  },
  {
    query: `# What came in over night. Log in first, by the button above: seller@besesaka.test, Akwaaba#2026
query SellerMorning {
  viewer {
    unreadCounts { messages notifications }
    shop {
      name
      verification
      metrics { pendingOrders lowStock outOfStock }
      orders(state: PENDING) {
        totalCount
        edges { node { id total { amount } buyerName shippingAddress { city region } allowedActions } }
      }
    }
    conversations(first: 5) {
      edges { node { id partner { name } unreadCount lastMessage { sender content } } }
    }
  }
}
`,
  },
  {
    query: `# Answers an order: put in the id of one that SellerMorning shows.
mutation SellerAccepts($order: ID!) {
  changeOrder(input: { orderId: $order, action: ACCEPT }) {
    ... on Order { id state allowedActions }
    ... on Failure { code message }
  }
}
`,
    variables: { order: 'ID-OF-AN-ORDER' },
  },
  {
    query: `# What stands on the shelf, drafts too, what is sold out first to be filled up.
query SellerShelf($filter: OwnProductFilter) {
  viewer {
    shop {
      products(filter: $filter, orderBy: NAME_A_TO_Z) {
        totalCount
        edges { node { slug name isActive stockQuantity price { amount } viewsCount salesCount } }
      }
    }
  }
}
`,
    variables: { filter: { query: 'kente' } },
  },
  {
    query: `# A new price: every open page of the product follows within a second.
mutation SellerReprices($slug: String!, $price: Decimal!) {
  changeProduct(input: { slug: $slug, price: $price }) {
    ... on Product { name price { amount } stockQuantity version }
    ... on Failure { code message }
  }
}
`,
    variables: { slug: demo.productSlug, price: '99.50' },
  },
  {
    query: `# What everybody reads below a review; its reviewer sees it at once.
mutation SellerReplies($review: ID!, $reply: String!) {
  replyToReview(input: { reviewId: $review, reply: $reply }) {
    ... on ReviewStanding { reply repliedAt helpfulCount }
    ... on Failure { code message }
  }
}
`,
    variables: { review: demo.review, reply: 'Thank you! Come again.' },
  },
];
