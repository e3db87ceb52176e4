import type { ApolloClient } from '@apollo/client';
import { graphql } from '#gql/gql.ts';
import { onUserChange } from '#platform/user/user-change.ts';
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
onUserChange(() => {
  reading = null;
});

/** Loads the whole set, with one request for all simultaneous callers. If it fails, the next call tries again. */
export async function readWishes(client: ApolloClient, atLeast = 0): Promise<void> {
  const underway = reading;
  await (underway ?? begin(client));
  // The running request may return a state from before the change, so load again.
  if (underway && (wishes.version() ?? 0) < atLeast) await (reading ?? begin(client));
}

function begin(client: ApolloClient): Promise<void> {
  const running: Promise<void> = read(client, () => reading === running).finally(() => {
    if (reading === running) reading = null;
  });
  reading = running;
  return running;
}

/** Loads the set unless it is loaded or loading. */
export function needWishes(client: ApolloClient): void {
  if (wishes.version() === null && !reading) void readWishes(client);
}

async function read(client: ApolloClient, isCurrent: () => boolean): Promise<void> {
  try {
    const { data } = await client.query({ query: WishesDocument, fetchPolicy: 'no-cache' });
    const wishlist = data?.viewer?.wishlist;
    if (wishlist && isCurrent()) wishes.put(wishlist);
  } catch {
    // Empty hearts are acceptable here: a tap on one shows the error.
  }
}
