import type { ApolloClient } from '@apollo/client';
import { graphql } from '#gql/gql.ts';
import { onPersonChange } from '#platform/person/person-change.ts';
import { wishes } from './wishes.ts';

const WishesDocument = graphql(`
  query Wishes {
    inboxSeq
    viewer {
      wishlist {
        productIds
        version
      }
    }
  }
`);

let reading: Promise<void> | null = null;
onPersonChange(() => {
  reading = null;
});

/** The whole set, once for all that ask at the same time. What cannot be read now is read with the next. */
export async function readWishes(client: ApolloClient, atLeast = 0): Promise<void> {
  const underway = reading;
  await (underway ?? begin(client));
  // What was asked before may have been answered before, too.
  if (underway && (wishes.version() ?? 0) < atLeast) await (reading ?? begin(client));
}

function begin(client: ApolloClient): Promise<void> {
  const begun: Promise<void> = read(client, () => reading === begun).finally(() => {
    if (reading === begun) reading = null;
  });
  reading = begun;
  return begun;
}

/** Unless it is known already, or on its way. */
export function needWishes(client: ApolloClient): void {
  if (wishes.version() === null && !reading) void readWishes(client);
}

async function read(client: ApolloClient, isWanted: () => boolean): Promise<void> {
  try {
    const { data } = await client.query({ query: WishesDocument, fetchPolicy: 'no-cache' });
    const wishlist = data?.viewer?.wishlist;
    if (wishlist && isWanted()) wishes.put(wishlist);
  } catch {
    // Empty hearts are no fault: a tap says what is wrong.
  }
}
