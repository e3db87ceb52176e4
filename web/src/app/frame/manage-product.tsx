import Pencil from 'lucide-react/icons/pencil';
import { Link } from 'react-router';
import type { CardSubject } from '#catalog/listing/card-slots.ts';
import { buttonStyle } from '#ui/controls/button.tsx';

/** Sellers cannot order their own products, so their cards link to the seller's view instead. */
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
