import type { ApolloCache, ApolloClient } from '@apollo/client';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { CartEvent_ChangedFragment } from '#gql/graphql.ts';
import type { Tab } from '#platform/module.ts';
import { CartCountFragment, CartDocument, CartFragment } from './cart-document.ts';
import type { Cart } from './cart-view.ts';
import { piecesOf } from './count-text.ts';

/** The inbox event for a cart that changed in this tab or elsewhere. */
export const CartEventFragment = graphql(`
  fragment CartEvent_changed on CartChanged {
    itemCount
    version
  }
`);

type CartEvent = Pick<CartEvent_ChangedFragment, 'itemCount' | 'version'>;

/** Writes the new count into the cache unless the cached cart is as new, because this tab made the change. */
export function applyCartEvent(cache: ApolloCache, { itemCount, version }: CartEvent): boolean {
  const cached = readCount(cache);
  if (cached && cached.version >= version) return false;
  writeCount(cache, { itemCount, version });
  return true;
}

const againAfterMs = 3_000;

/** Updates the count at once. If the cart is in the cache, it is reloaded until it is as new as the event. */
export function followCart({ client, later }: Pick<Tab, 'client' | 'later'>, event: CartEvent): void {
  const cart = readWhole(client);
  if (!cart) return void applyCartEvent(client.cache, event);
  if (isLevel(cart, event)) return;
  // The cached rows belong to the old version, so the version only changes when new rows arrive.
  writeCount(client.cache, { itemCount: event.itemCount, version: cart.version });
  const read = () => {
    client.query({ query: CartDocument, fetchPolicy: 'network-only' }).catch(() =>
      later(againAfterMs, () => {
        const now = readWhole(client);
        if (now && !isLevel(now, event)) read();
      }),
    );
  };
  read();
}

function readWhole({ cache }: ApolloClient): Cart | null | undefined {
  return readFragment(CartFragment, cache.readQuery({ query: CartDocument })?.viewer?.cart);
}

function isLevel(cart: Cart, { version }: CartEvent): boolean {
  return cart.version > version || (cart.version === version && isTogether(cart));
}

/** The query that every page runs has only the count, which may be newer than the rows. */
function isTogether({ items, itemCount }: Cart): boolean {
  return piecesOf(items) === itemCount;
}

const idOfViewer = (cache: ApolloCache) => cache.identify({ __typename: 'Viewer' });

function readCount(cache: ApolloCache) {
  return cache.readFragment({ id: idOfViewer(cache), fragment: CartCountFragment })?.cart;
}

function writeCount(cache: ApolloCache, { itemCount, version }: CartEvent): void {
  const cart = { __typename: 'Cart' as const, itemCount, version };
  cache.writeFragment({ id: idOfViewer(cache), fragment: CartCountFragment, data: { __typename: 'Viewer', cart } });
}
