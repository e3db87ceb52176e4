import type { ApolloCache, ApolloClient } from '@apollo/client';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { CartEvent_ChangedFragment } from '#gql/graphql.ts';
import type { Tab } from '#platform/room.ts';
import { CartCountFragment, CartDocument, CartFragment } from './cart-document.ts';
import type { Cart } from './cart-view.ts';

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
  const known = readCount(cache);
  if (known && known.version >= version) return false;
  writeCount(cache, { itemCount, version });
  return true;
}

const againAfterMs = 3_000;

/** The counters follow at once; where the whole cart has been looked at, it is read again, until it is as new. */
export function followCart({ client, later }: Pick<Tab, 'client' | 'later'>, event: CartEvent): void {
  const whole = readWhole(client);
  if (!whole) return void applyCartEvent(client.cache, event);
  if (isLevel(whole, event)) return;
  // The rows are still those of the version they came with: only what brings them brings the new one as well.
  writeCount(client.cache, { itemCount: event.itemCount, version: whole.version });
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

/** What every page asks of its person has the counts alone, and may be newer than the rows. */
function isTogether({ items, itemCount }: Cart): boolean {
  return items.reduce((sum, { quantity }) => sum + quantity, 0) === itemCount;
}

const idOfViewer = (cache: ApolloCache) => cache.identify({ __typename: 'Viewer' });

function readCount(cache: ApolloCache) {
  return cache.readFragment({ id: idOfViewer(cache), fragment: CartCountFragment })?.cart;
}

function writeCount(cache: ApolloCache, { itemCount, version }: CartEvent): void {
  const cart = { __typename: 'Cart' as const, itemCount, version };
  cache.writeFragment({ id: idOfViewer(cache), fragment: CartCountFragment, data: { __typename: 'Viewer', cart } });
}
