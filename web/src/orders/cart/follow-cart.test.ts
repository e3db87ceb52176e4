import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { expect, test } from 'vitest';
import { readFragment } from '#gql/fragment-masking.ts';
import { orderTypePolicies } from '#orders/cache.ts';
import { joinReads, somethingChanged } from '#platform/network/join-reads.ts';
import { VersionedCache } from '#platform/network/versioned-cache.ts';
import { followCart } from './apply-cart-event.ts';
import { CartCountFragment, CartDocument, CartFragment } from './cart-document.ts';

const line = (id: number) => ({
  __typename: 'CartItem',
  id: `item-${id}`,
  productId: `product-${id}`,
  name: `Product ${id}`,
  quantity: 1,
  product: null,
  variantId: null,
  variantLabel: null,
  variant: null,
  priceWhenAdded: { __typename: 'Money', amount: '40.00', currency: 'GHS' },
  shop: { __typename: 'Shop', name: 'Ama’s Shop', slug: 'amas-shop' },
});

/** An open cart of twelve rows at version 12; its reads wait until they are answered with so many rows. */
function openCart() {
  const asked: ((version: number, rows: number | Error) => Promise<void>)[] = [];
  const waiting: (() => void)[] = [];
  const answer = (version: number, rows: number) => {
    const items = Array.from({ length: rows }, (_, i) => line(i));
    const cart = { __typename: 'Cart', itemCount: rows, version, items };
    return { __typename: 'Query', inboxSeq: version, viewer: { __typename: 'Viewer', cart } };
  };
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        asked.push(async (version, rows) => {
          if (rows instanceof Error) observer.error(rows);
          else {
            observer.next({ data: answer(version, rows) });
            observer.complete();
          }
          await new Promise((done) => setTimeout(done));
        });
      }),
  );
  const cache = new VersionedCache({ typePolicies: orderTypePolicies });
  const client = new ApolloClient({ link: joinReads(link), queryDeduplication: false, cache });
  client.writeQuery({ query: CartDocument, data: answer(12, 12) as never });
  const later = (_: number, run: () => void) => {
    waiting.push(run);
    return () => {};
  };
  const shown = () => {
    const cart = readFragment(CartFragment, client.readQuery({ query: CartDocument })?.viewer?.cart);
    return { rows: cart?.items.length, count: cart?.itemCount };
  };
  return {
    client,
    asked,
    shown,
    waiting,
    tell: (version: number, itemCount: number) => {
      somethingChanged();
      followCart({ client, later }, { version, itemCount });
    },
  };
}

test('an open cart shows the last of two quick changes, whatever the order of responses', async () => {
  const { asked, shown, tell } = openCart();
  tell(13, 11);
  tell(14, 12);
  expect(shown()).toEqual({ rows: 12, count: 12 });
  const [first, second] = asked;
  await second?.(14, 12);
  await first?.(13, 11);
  expect(shown()).toEqual({ rows: 12, count: 12 });

  tell(15, 11);
  tell(16, 10);
  const [, , third, fourth] = asked;
  await third?.(15, 11);
  await fourth?.(16, 10);
  expect(shown()).toEqual({ rows: 10, count: 10 });
});

test('counts in other queries never make old rows look current', async () => {
  const { client, asked, shown, tell } = openCart();
  const cart = { __typename: 'Cart' as const, itemCount: 11, version: 13 };
  client.cache.writeFragment({ id: 'Viewer:{}', fragment: CartCountFragment, data: { __typename: 'Viewer', cart } });
  tell(13, 11);
  await asked[0]?.(13, 11);
  expect(shown()).toEqual({ rows: 11, count: 11 });
  tell(13, 11);
  expect(asked).toHaveLength(1);
});

test('a failed read is repeated until the rows match the event, and no longer', async () => {
  const { asked, shown, tell, waiting } = openCart();
  tell(13, 11);
  await asked[0]?.(13, new Error('unavailable'));
  waiting.shift()?.();
  await asked[1]?.(13, new Error('unavailable'));
  waiting.shift()?.();
  await asked[2]?.(13, 11);
  expect(shown()).toEqual({ rows: 11, count: 11 });
  expect(waiting).toEqual([]);

  tell(14, 12);
  tell(15, 11);
  await asked[3]?.(14, new Error('unavailable'));
  await asked[4]?.(15, 11);
  waiting.shift()?.();
  expect(asked).toHaveLength(5);
});
