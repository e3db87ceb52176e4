import { useApolloClient } from '@apollo/client/react';
import { takesNoOrders } from '@besesaka/schema/shops/closed-text.ts';
import { graphql } from '#gql/gql.ts';
import { useLive } from '#platform/network/use-live.ts';

const TakesOrdersSubscription = graphql(`
  subscription TakesOrders($slug: String!) {
    shopChanged(by: { slug: $slug }) {
      slug
      version
      takesOrders
    }
  }
`);

interface ShownShop {
  slug: string;
  version: number;
  takesOrders: boolean;
}

/** The reason why the shop of an open page takes no orders, updated live; null while it takes them. */
export function useNoOrdersText({ slug, version, takesOrders }: ShownShop): string | null {
  const { cache } = useApolloClient();
  useLive(
    TakesOrdersSubscription,
    { slug },
    {
      fetchPolicy: 'no-cache',
      // Writing what the page shows already would normalise the whole page in one long task.
      onData: ({ shopChanged: now }) => {
        if (now.version < version || now.takesOrders === takesOrders) return;
        const fields = { takesOrders: () => now.takesOrders, version: () => now.version };
        cache.modify({ id: cache.identify({ __typename: 'Shop', slug }), fields });
      },
    },
  );
  return takesOrders ? null : takesNoOrders;
}
