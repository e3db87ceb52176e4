import { useQuery } from '@apollo/client/react';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { classNames } from '#ui/display/class-names.ts';
import { useChanged } from '#ui/hooks/use-changed.ts';
import { CartCountFragment } from './cart-document.ts';
import { countText, itemsText } from './count-text.ts';

const CartCountDocument = graphql(`
  query CartCount {
    viewer {
      ...CartCount_viewer
    }
  }
`);

/** The count on the cart icon, after hydration and only for logged-in users. */
export function CartCount() {
  // The query that every page runs already includes the count.
  const { data } = useQuery(CartCountDocument, { fetchPolicy: 'cache-only' });
  const count = readFragment(CartCountFragment, data?.viewer)?.cart?.itemCount ?? 0;
  const changed = useChanged(count);
  if (count === 0) return null;
  return (
    <>
      <span className="sr-only">, {itemsText(count)}</span>
      <span
        aria-hidden="true"
        className={classNames(
          'absolute start-1/2 top-1 ms-1 min-w-5 md:-end-1 md:start-auto md:ms-0 rounded-full bg-brand px-1.5 text-center font-semibold text-on-brand text-xs leading-5 tabular-nums ring-2 ring-page',
          changed && 'pop',
        )}
      >
        {countText(count)}
      </span>
    </>
  );
}
