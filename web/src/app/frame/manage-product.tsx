import Pencil from 'lucide-react/icons/pencil';
import { Link } from 'react-router';
import type { CardSubject } from '#catalog/listing/card-slots.ts';
import { buttonStyle } from '#ui/controls/button.tsx';

/** Nobody orders what they sell themselves: there the card leads to the seller's view of it. */
export function ManageProduct({ product: { slug, name } }: { product: CardSubject }) {
  return (
    <Link
      to={`/dashboard/shop/products/${slug}`}
      aria-label={`Manage ${name}`}
      className={buttonStyle({ tone: 'secondary', size: 'small', wide: true })}
    >
      <Pencil aria-hidden="true" className="size-4" />
      Manage
    </Link>
  );
}
