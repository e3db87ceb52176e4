import { useSubscription } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import { guardVersions } from '#platform/network/guard-versions.ts';
import { useHydrated } from '#platform/page/use-hydrated.ts';

const ShopChangedSubscription = graphql(`
  subscription ShopChanged($slug: String!) {
    shopChanged(slug: $slug) {
      slug
      version
      ...ShopHeader_shop
    }
  }
`);

/**
 * Keeps the shop of an open page up to date after hydration. Updates are written to the shop in the cache, by its slug.
 */
export function useShopChanged(slug: string): void {
  const hydrated = useHydrated();
  useSubscription(ShopChangedSubscription, {
    variables: { slug },
    skip: !hydrated,
    ignoreResults: true,
    onData: ({ client }) => void guardVersions(client.cache),
  });
}
