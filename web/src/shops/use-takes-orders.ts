import { takesNoOrders } from '@besesaka/schema/shops/closed-text.ts';
import { graphql } from '#gql/gql.ts';
import { useLive } from '#platform/network/use-live.ts';

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
  useLive(TakesOrdersSubscription, { slug });
  return takesOrders ? null : takesNoOrders;
}
