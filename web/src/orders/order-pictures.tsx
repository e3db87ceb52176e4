import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { OrderPicture } from './order-picture.tsx';

const OrderPicturesFragment = graphql(`
  fragment OrderPictures_item on OrderItem {
    id
    productName
    productImage
  }
`);

const shownAtMost = 5;

/** A glance at what was ordered; the names stand on the order's own page. */
export function OrderPictures(props: { items: readonly FragmentType<typeof OrderPicturesFragment>[] }) {
  const items = readFragment(OrderPicturesFragment, props.items);
  const more = items.length - shownAtMost;
  return (
    <ul aria-label="Products" className="flex items-center gap-2">
      {items.slice(0, shownAtMost).map((item) => (
        <li key={item.id} className="size-11 shrink-0 overflow-hidden rounded-sm">
          <OrderPicture path={item.productImage} alt={item.productName} />
        </li>
      ))}
      {more > 0 && <li className="text-muted text-sm">+{more}</li>}
    </ul>
  );
}
