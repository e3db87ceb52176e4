import type { ApolloCache, ApolloClient } from '@apollo/client';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { CartEvent_ChangedFragment } from '#gql/graphql.ts';
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

/** The counters follow at once; where the whole cart has been looked at, it is read again. */
export async function followCart(client: ApolloClient, event: CartEvent): Promise<void> {
  const { cache } = client;
  const viewer = cache.readQuery({ query: CartDocument })?.viewer;
  const whole = readFragment(CartFragment, viewer?.cart);
  if (!whole) return void applyCartEvent(cache, event);
  if (whole.version > event.version || (whole.version === event.version && isTogether(whole))) return;
  // The rows are still those of the version they came with: only what brings them brings the new one as well.
  writeCount(cache, { itemCount: event.itemCount, version: whole.version });
  // A read under way was perhaps answered before this. What cannot be read now comes with the next look at the cart.
  const context = { queryDeduplication: false };
  await client.query({ query: CartDocument, fetchPolicy: 'network-only', context }).catch(() => {});
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
