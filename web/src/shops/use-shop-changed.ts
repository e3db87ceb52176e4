import { useApolloClient } from '@apollo/client/react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useLive } from '#platform/network/use-live.ts';
import { ShopHeaderFragment } from './shop-header.tsx';

const ShopChangedSubscription = graphql(`
  subscription ShopChanged($slug: String!) {
    shopChanged(by: { slug: $slug }) {
      slug
      version
      ...ShopHeader_shop
    }
  }
`);

type ShownShop = FragmentType<typeof ShopHeaderFragment> & { slug: string };

/** Keeps the shop of an open page up to date after hydration. Updates are written to the shop in the cache, by its slug. */
export function useShopChanged(shop: ShownShop): void {
  const { cache } = useApolloClient();
  const shown = readFragment(ShopHeaderFragment, shop);
  useLive(
    ShopChangedSubscription,
    { slug: shop.slug },
    {
      fetchPolicy: 'no-cache',
      onData: ({ shopChanged }) => {
        const update = readFragment(ShopHeaderFragment, shopChanged);
        // The first event usually equals the page. Writing it would normalise the whole page in one long task.
        if (isSame(update, shown)) return;
        const id = cache.identify({ __typename: 'Shop', slug: shop.slug });
        cache.writeFragment({ id, fragment: ShopHeaderFragment, fragmentName: 'ShopHeader_shop', data: update });
      },
    },
  );
}

function isSame<T extends object>(update: T, shown: T): boolean {
  return (Object.keys(update) as (keyof T)[]).every(
    (field) => JSON.stringify(update[field]) === JSON.stringify(shown[field]),
  );
}
