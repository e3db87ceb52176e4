import { Link } from 'react-router';
import { buttonStyle } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';

/** Sellers are asked to wait; buyers get a link to the products. */
export function EmptyOrders({ side }: { side: 'shop' | 'mine' }) {
  if (side === 'shop') {
    return (
      <EmptyState
        symbol="sankofa"
        heading="No orders for your shop yet"
        text="Keep this page open: an order appears here the moment it is placed."
      />
    );
  }
  return (
    <EmptyState
      symbol="sankofa"
      heading="You have not ordered anything yet"
      text="Your orders appear here, step by step, until they reach you."
      action={
        <Link to="/products" className={buttonStyle()}>
          Browse products
        </Link>
      }
    />
  );
}
