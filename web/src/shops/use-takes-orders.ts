import { useSubscription } from '@apollo/client/react';
import { takesNoOrders } from '@besesaka/schema/shops/closed-text.ts';
import { graphql } from '#gql/gql.ts';
import { useHydrated } from '#platform/page/use-hydrated.ts';

const TakesOrdersSubscription = graphql(`
  subscription TakesOrders($slug: String!) {
    shopChanged(slug: $slug) {
      slug
      version
      takesOrders
    }
  }
`);

/** The reason why the shop of an open page takes no orders, updated live; null while it takes them. */
export function useNoOrdersText({ slug, takesOrders }: { slug: string; takesOrders: boolean }): string | null {
  const hydrated = useHydrated();
  useSubscription(TakesOrdersSubscription, {
    variables: { slug },
    skip: !hydrated,
    ignoreResults: true,
  });
  return takesOrders ? null : takesNoOrders;
}
