import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { ListEnd } from '#ui/lists/list-end.tsx';
import { useEndless } from '#ui/lists/use-endless.ts';
import { useWishedIds } from './wishes.ts';
import { WishlistCard } from './wishlist-card.tsx';

const WishlistContentsFragment = graphql(`
  fragment WishlistContents_wishes on WishlistItemConnection {
    edges {
      node {
        productId
        ...WishlistCard_item
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
`);

const gridClass =
  'grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 sm:gap-x-5 sm:gap-y-8 lg:grid-cols-4 2xl:grid-cols-5';

interface Props {
  wishes: FragmentType<typeof WishlistContentsFragment>;
  /** Loads the items after the cursor; rejects if that fails. */
  loadMore: (after: string) => Promise<unknown>;
}

/** A product removed here or in another tab disappears from the list at once. */
export function WishlistContents({ wishes, loadMore }: Props) {
  const { edges, pageInfo } = readFragment(WishlistContentsFragment, wishes);
  const wished = useWishedIds();
  const shown = wished ? edges.filter(({ node }) => wished.has(node.productId)) : edges;
  const endless = useEndless({
    hasMore: pageInfo.hasNextPage,
    loaded: shown.length,
    load: () => loadMore(pageInfo.endCursor ?? ''),
    nearPx: 1000,
  });

  return (
    <div className="flex flex-col gap-6">
      <ul className={gridClass}>
        {shown.map(({ node: item }) => (
          <li key={item.productId} className="min-w-0">
            <WishlistCard item={item} />
          </li>
        ))}
      </ul>
      <ListEnd list={endless} failed="We could not load more of your wishlist." />
    </div>
  );
}

export function WishlistSkeleton() {
  return (
    <div aria-hidden="true" className={gridClass}>
      {['first', 'second', 'third', 'fourth'].map((card) => (
        <div key={card} className="flex flex-col gap-2">
          <Skeleton className="aspect-square w-full rounded-lg" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      ))}
    </div>
  );
}
