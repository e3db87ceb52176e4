import { demo, type Example } from './demo.ts';

/** Shops, a product as its page shows it, and what somebody keeps for later. */
export const lookingExamples: readonly Example[] = [
  {
    query: `# The shops that offer something: by part of a name, stars and check, page by page.
query Shops($filter: ShopFilter!) {
  shopStats { shopCount verifiedCount topRatedCount productCount }
  shops(filter: $filter, orderBy: TOP_RATED, page: 1) {
    totalCount
    edges { node { name slug isVerified rating { average count } city region } }
  }
}
`,
    variables: { filter: { isVerified: true, minRating: 4 } },
  },
  {
    query: `# A product as its page shows it, with what others say who gave it five stars.
query ProductPage($slug: String!) {
  product(slug: $slug) {
    name
    price { amount currency }
    compareAtPrice { amount }
    discountPercentage
    stockQuantity
    specifications { key value }
    images { path altText }
    shop { name isVerified }
    related { name price { amount } }
    reviews(rating: 5, first: 3) { totalCount edges { node { title reviewerName isVerifiedPurchase } } }
  }
}
`,
    variables: { slug: demo.productSlug },
  },
  {
    query: `# Kept for later, at the price of now. Log in first, by the button above: buyer@besesaka.test, Akwaaba#2026
mutation BuyerWishes($product: ID!) {
  addToWishlist(input: { productId: $product }) {
    ... on Wish { isFavorited itemCount }
    ... on Failure { code message }
  }
}
`,
    variables: { product: demo.product },
  },
  {
    query: `# What was kept, the cheapest first, beside what it cost then; removeFromWishlist takes it off.
query BuyerWishlist {
  viewer {
    wishlist {
      itemCount
      tellsPriceDrops
      tellsBackInStock
      sendsMails
      items(first: 5, orderBy: PRICE_LOW) {
        edges { node { name createdAt priceWhenSaved { amount } product { inStock price { amount } } } }
      }
    }
  }
}
`,
  },
  {
    query: `# What you hear of it: lower prices and what is back in stock, by mail as well or not.
mutation BuyerHears {
  changeWishlistSettings(input: { priceDrops: true, backInStock: true, mails: false }) {
    ... on Wishlist { tellsPriceDrops tellsBackInStock sendsMails }
    ... on Failure { code message }
  }
}
`,
  },
];
