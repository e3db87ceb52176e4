import { wishlistTexts } from '@besesaka/schema/wishlist/texts.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { Tab } from '#platform/module.ts';
import { consumeIntent } from '#platform/user/intent.ts';
import { changeWish } from './change-wish.ts';
import { readWishes } from './read-wishes.ts';
import { wishes } from './wishes.ts';

const WishlistInbox = graphql(`
  fragment WishlistInbox_update on InboxUpdate {
    __typename
    ... on WishlistChanged {
      productId
      isFavorited
      itemCount
      version
    }
  }
`);

export type WishlistUpdate = FragmentType<typeof WishlistInbox>;

export function followInbox(tab: Tab) {
  void carryOutIntent(tab);
  return (update: WishlistUpdate) => {
    const event = readFragment(WishlistInbox, update);
    if (event.__typename === 'WishlistChanged' && !wishes.apply(event)) void readWishes(tab.client, event.version);
  };
}

/** After the login, adds the product that the visitor wanted to the wishlist, once. */
async function carryOutIntent({ client, toast }: Tab): Promise<void> {
  const intent = consumeIntent(sessionStorage, 'wish', Date.now());
  if (!intent) return;
  const failure = await changeWish(client, intent.subjectId, true);
  if (failure) toast.error(failure.message);
  else toast.success(wishlistTexts.added);
}
