import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { Link } from 'react-router';
import { availabilityId } from '#catalog/product/availability.tsx';
import { Button } from '#ui/controls/button.tsx';
// Loaded with the product page, because another request after the tap takes long on a slow network.
import './add-to-cart.ts';
import { useAddedCount } from './added-counts.ts';
import { addToCartButtonProps, CartForm } from './cart-form.tsx';
import type { Goods } from './goods.ts';
import { useAddToCart } from './use-add-to-cart.ts';

interface Props {
  goods: Goods;
  quantity: number;
}

/** The ID of the form that the product page's quantity belongs to. */
export const productCartFormId = 'cart-box';

/** The product page's button: adds the chosen quantity. */
export function AddToCart({ goods, quantity }: Props) {
  const { add, pending } = useAddToCart(goods);
  return (
    <>
      <CartForm id={productCartFormId} />
      <Button wide busy={pending} {...addToCartButtonProps(goods, () => add(quantity), productCartFormId)}>
        {!pending && <ShoppingCart aria-hidden="true" className="size-5" />}
        Add to Cart
      </Button>
    </>
  );
}

/** How many pieces were added so far, with the way to the cart. It is below the buttons, which stay where they are. */
export function AddedToCart({ productId }: { productId: string }) {
  const added = useAddedCount(productId);
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-center gap-x-3 font-medium text-brand text-sm tabular-nums empty:hidden"
    >
      {added > 0 && (
        <>
          <span>Added to cart: +{added}</span>
          <Link to="/cart" className="tap-line underline underline-offset-4">
            View cart
          </Link>
        </>
      )}
    </div>
  );
}

/** The button in the phone's bottom bar: adds one piece and shows the count. */
export function AddOneToCart({ goods, canOrder }: Pick<Props, 'goods'> & { canOrder: boolean }) {
  const { add, pending } = useAddToCart(goods);
  const added = useAddedCount(goods.productId);
  return (
    <div className="relative">
      <Button
        blocked={!canOrder && { shownBy: availabilityId }}
        busy={pending}
        {...addToCartButtonProps(goods, () => add(1))}
      >
        {!pending && <ShoppingCart aria-hidden="true" className="size-5" />}
        Add to Cart
      </Button>
      {added > 0 && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute -end-1 -top-2 rounded-full bg-gold px-2 py-0.5 font-semibold text-on-gold text-xs tabular-nums ring-2 ring-surface"
        >
          +{added}
        </span>
      )}
    </div>
  );
}
