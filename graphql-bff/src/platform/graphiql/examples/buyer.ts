import { demo, type Example } from './demo.ts';

/** From looking to an order. */
export const buyerExamples: readonly Example[] = [
  {
    query: `# A buyer looks for something: typing errors are forgiven.
query BuyerLooks($words: String!) {
  products(first: 5, filter: { query: $words, inStock: true }) {
    totalCount
    corrected
    edges {
      node {
        id
        slug
        name
        price { amount currency }
        rating { average count }
        shop { name isVerified }
      }
    }
  }
}
`,
    variables: { words: 'smartfone' },
  },
  {
    query: `# What a category can be narrowed by, with numbers; and what is left of it.
query BuyerNarrows($filter: ProductFilter!) {
  productFacets(filter: $filter) {
    facets { key label values { value count } }
  }
  products(first: 5, filter: $filter) {
    totalCount
    edges { node { name shop { name region } } }
  }
}
`,
    variables: {
      filter: { category: 'smartphones', specifications: [{ key: 'condition', values: ['New', 'Open box'] }] },
    },
  },
  {
    query: `# Into the cart. Log in first, by the button above: buyer@besesaka.test, Akwaaba#2026
mutation BuyerFillsCart($product: ID!) {
  addToCart(input: { productId: $product, quantity: 1 }) {
    ... on Cart {
      itemCount
      total { amount }
      items { name quantity lineTotal { amount } product { slug stockQuantity } }
    }
    ... on Failure { code message }
  }
}
`,
    variables: { product: demo.product },
  },
  {
    query: `# Orders what is in the cart. Sent again with the same key it answers the same orders, and makes no more of them.
mutation BuyerOrders($purchase: PlaceCartInput!) {
  placeCart(input: $purchase) {
    ... on OrdersPlaced {
      orders {
        id
        state
        total { amount currency }
        items { edges { node { productName quantity } } }
      }
    }
    ... on Failure { code message }
    ... on ValidationError { fields { field messages } }
  }
}
`,
    variables: {
      purchase: {
        idempotencyKey: '8f6c1c1e-7a51-4c56-8d6e-2f1b3a9d4e01',
        shippingAddress: {
          fullName: 'Efua Mensah Quartey',
          phone: '0244318207',
          address: '14 Ring Road East',
          city: 'Accra',
          region: 'GREATER_ACCRA',
        },
      },
    },
  },
  {
    query: `# The orders as they stand, and what the buyer may do to them.
query BuyerFollows {
  viewer {
    orders {
      totalCount
      edges {
        node {
          id
          state
          total { amount }
          allowedActions
          steps { state createdAt by reason }
        }
      }
    }
  }
}
`,
  },
  {
    query: `# A word to the seller. Under the same clientId it stays one message: for the next one make another UUID.
mutation BuyerWrites($product: ID!, $message: String!, $clientId: Uuid!) {
  startConversation(input: { about: { productId: $product }, message: $message, clientId: $clientId }) {
    ... on ConversationStarted {
      isNew
      conversation {
        id
        partner { name }
        messages(last: 5) { totalCount edges { node { number sender content } } pageInfo { hasPreviousPage } }
      }
      sent { number content createdAt }
    }
    ... on Failure { code message }
  }
}
`,
    variables: {
      product: demo.product,
      message: 'Good morning! Is it still there?',
      clientId: '5f0c7e0a-4f0e-4c55-9d6c-0c6f8d1f2a01',
    },
  },
  {
    query: `# What others read beside the product: one review from each buyer, that can be changed.
mutation BuyerReviews($review: WriteProductReviewInput!) {
  writeProductReview(input: $review) {
    ... on ProductReviewWritten {
      message
      review { id rating reviewerName isVerifiedPurchase }
    }
    ... on Failure { code message }
  }
}
`,
    variables: {
      review: {
        productSlug: demo.productSlug,
        rating: 5,
        title: 'I will come again',
        comment: 'It came as it was shown.',
      },
    },
  },
  {
    query: `# Help: what is asked most, and what holds here. Nobody need be logged in.
query Help {
  faqTopics { title faqs { question answer } }
  policy(slug: "returns") { title updatedOn sections { heading points } }
}
`,
  },
  {
    query: `# Where you are logged in; endSession and endOtherSessions log the others out.
query Devices {
  viewer {
    sessions { id device lastSeenAt isCurrent }
    addresses { id label isDefault shippingAddress { fullName address city region } }
    deletion { openOrderIds graceDays }
  }
}
`,
  },
  {
    query: `# What others read on the shop's page: at least one score beside the overall one.
mutation BuyerReviewsShop($review: WriteShopReviewInput!) {
  writeShopReview(input: $review) {
    ... on ShopReviewWritten {
      message
      review { id overallRating shippingSpeedRating }
    }
    ... on Failure { code message }
  }
}
`,
    variables: {
      review: {
        shopSlug: demo.shop,
        title: 'Quick',
        comment: 'It came the next day.',
        overallRating: 5,
        shippingSpeedRating: 5,
      },
    },
  },
  {
    query: `# The four scores of a shop, and what its buyers say.
query BuyerReads($shop: String!) {
  shop(slug: $shop) {
    reviews(first: 3) {
      totalCount
      scores { overall productQuality customerService shippingSpeed }
      edges { node { id title comment overallRating reply helpfulCount } }
    }
  }
  viewer { shopReview(slug: $shop) { helpfulIds review { id } } }
}
`,
    variables: { shop: demo.shop },
  },
  {
    query: `# Says that a review helped; false takes it back.
mutation BuyerFindsHelpful($review: ID!) {
  voteHelpful(input: { reviewId: $review, isHelpful: true }) {
    ... on ReviewStanding { helpfulCount }
    ... on Failure { code message }
  }
}
`,
    variables: { review: demo.review },
  },
  {
    query: `# Something is wrong with a shop. Pictures come from POST /api/uploads?purpose=report-evidence.
mutation BuyerReports($report: ReportShopInput!) {
  reportShop(input: $report) {
    ... on Reported { message }
    ... on Failure { code message }
  }
}
`,
    variables: {
      report: {
        shopId: '76ed14e4-b6c8-8456-93f3-c88bbb09cee2',
        reason: 'MISLEADING_PRODUCT_DESCRIPTIONS',
        details: 'The stole was printed, not woven.',
      },
    },
  },
  {
    query: `# Follows a shop: what it offers comes into the feed, newest first.
mutation BuyerFollowsShop($shop: String!) {
  followShop(input: { shopSlug: $shop, isFollowing: true }) {
    ... on ShopFollow { isFollowing followerCount }
    ... on Failure { code message }
  }
}
`,
    variables: { shop: demo.shop },
  },
  {
    query: `# What the shops offer that you follow.
query BuyerFeed {
  viewer {
    followedShopSlugs
    followedProducts(first: 5) {
      totalCount
      edges { node { name price { amount } shop { name } createdAt } }
      pageInfo { endCursor hasNextPage }
    }
  }
}
`,
  },
];
