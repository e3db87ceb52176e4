import type { ApolloCache, ApolloClient } from '@apollo/client';
import { graphql } from '#gql/gql.ts';
import type { CartEvent_ChangedFragment } from '#gql/graphql.ts';
import { CartCountFragment, CartDocument } from './cart-document.ts';

/** What the inbox says when the cart was changed, in this tab or anywhere else. */
export const CartEventFragment = graphql(`
  fragment CartEvent_changed on CartChanged {
    itemCount
    version
  }
`);

type CartEvent = Pick<CartEvent_ChangedFragment, 'itemCount' | 'version'>;

/** Puts the new counts into the cache, unless it is already as new: then the change was made here. */
export function applyCartEvent(cache: ApolloCache, { itemCount, version }: CartEvent): boolean {
  const id = cache.identify({ __typename: 'Viewer' });
  const known = cache.readFragment({ id, fragment: CartCountFragment })?.cart;
  if (known && known.version >= version) return false;
  const cart = { __typename: 'Cart' as const, itemCount, version };
  cache.writeFragment({ id, fragment: CartCountFragment, data: { __typename: 'Viewer', cart } });
  return true;
}

/** The counters follow at once; where the whole cart has been looked at, it is read again. */
export async function followCart(client: ApolloClient, event: CartEvent): Promise<void> {
  if (!applyCartEvent(client.cache, event)) return;
  if (!client.cache.readQuery({ query: CartDocument })) return;
  // What cannot be read now comes with the next look at the cart.
  await client.query({ query: CartDocument, fetchPolicy: 'network-only' }).catch(() => {});
}
