import { useQuery } from '@apollo/client/react';
import { CartCountDocument } from './cart-document.ts';
import { countText, itemsText } from './count-text.ts';

/** On the cart's icon in the frame, once the page is awake and only for a person. */
export function CartCount() {
  const { data } = useQuery(CartCountDocument);
  const count = data?.cart?.itemCount ?? 0;
  if (count === 0) return null;
  return (
    <>
      <span className="sr-only">, {itemsText(count)}</span>
      <span
        aria-hidden="true"
        className="absolute start-1/2 top-1 ms-1 min-w-5 md:-end-1 md:start-auto md:ms-0 rounded-full bg-brand px-1.5 text-center font-semibold text-on-brand text-xs leading-5 tabular-nums ring-2 ring-page"
      >
        {countText(count)}
      </span>
    </>
  );
}
