import { graphql } from '#gql/gql.ts';

/** The whole cart, as its page shows it and as every change returns it. */
export const CartFragment = graphql(`
  fragment Cart_cart on Cart {
    itemCount
    version
    items {
      id
      productId
      name
      quantity
      variantId
      variantLabel
      variant {
        id
        isActive
        inStock
        stockQuantity
        price { amount }
        image { id path color }
      }
      priceWhenAdded { amount }
      shop { name slug }
      product {
        id
        slug
        version
        isActive
        inStock
        stockQuantity
        hasVariants
        price { amount }
        primaryImage { id path color }
      }
    }
  }
`);

export const CartOfViewerFragment = graphql(`
  fragment CartOfViewer_viewer on Viewer {
    cart {
      ...Cart_cart
    }
  }
`);

export const CartDocument = graphql(`
  query Cart {
    inboxSeq
    viewer {
      cart {
        ...Cart_cart
      }
    }
  }
`);

/** The part that the counters in the header need. */
export const CartCountFragment = graphql(`
  fragment CartCount_viewer on Viewer {
    cart {
      itemCount
      version
    }
  }
`);
