import Pencil from 'lucide-react/icons/pencil';
import { Link } from 'react-router';
import type { CardProduct } from '#catalog/listing/card-slots.ts';

/** Sellers cannot order their own products, so their cards link to the seller's view instead. */
export function ManageProduct({ product: { slug, name } }: { product: CardProduct }) {
  return (
    <Link to={`/dashboard/shop/products/${slug}`} aria-label={`Manage ${name}`} title="Manage" className="disc-button">
      <span className="disc">
        <Pencil aria-hidden="true" className="size-5" />
      </span>
    </Link>
  );
}
