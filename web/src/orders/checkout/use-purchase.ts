import { useQuery } from '@apollo/client/react';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { CartDocument, CartFragment } from '#orders/cart/cart-document.ts';
import type { Wanted } from './checkout-address.ts';
import { purchaseOf } from './purchase.ts';

const CheckoutProductDocument = graphql(`
  query CheckoutProduct($slug: String!) {
    product(by: { slug: $slug }) {
      id
      name
      stockQuantity
      price { amount }
      primaryImage { id path color }
      variants {
        id
        optionValues
        isActive
        stockQuantity
        price { amount }
        image { id path color }
      }
      shop { id name slug }
    }
  }
`);

const CheckoutOfferDocument = graphql(`
  query CheckoutOffer($id: ID!) {
    inboxSeq
    offer(id: $id) {
      id
      state
      productId
      productName
      variantId
      variantLabel
      quantity
      total { amount }
      product { id primaryImage { id path color } }
      shop { name slug }
    }
  }
`);

/** What the address orders, as it is now. `purchase` is null while it loads, and if the product or the offer is gone. */
export function usePurchase(wanted: Wanted) {
  const slug = wanted.kind === 'product' ? wanted.slug : '';
  const id = wanted.kind === 'offer' ? wanted.offerId : '';
  const cart = useQuery(CartDocument, { skip: wanted.kind !== 'cart' });
  const product = useQuery(CheckoutProductDocument, { variables: { slug }, skip: wanted.kind !== 'product' });
  const offer = useQuery(CheckoutOfferDocument, { variables: { id }, skip: wanted.kind !== 'offer' });
  const { data, loading, refetch } = { cart, product, offer }[wanted.kind];
  return {
    purchase: purchaseOf(wanted, {
      cart: readFragment(CartFragment, cart.data?.viewer?.cart),
      product: product.data?.product,
      offer: offer.data?.offer,
    }),
    loading: !data && loading,
    failed: !data && !loading,
    retry: () => void refetch().catch(() => {}),
  };
}
