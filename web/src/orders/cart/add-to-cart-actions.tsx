import { ShoppingCart } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { useAddedCount } from './added-counts.ts';
import { addingByForm, CartForm } from './cart-form.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

interface Props {
  productId: string;
  quantity: number;
}

/** The form that the chosen quantity is a part of. */
export const boxFormId = 'cart-box';

/** On the product's page: the chosen quantity at once, and how many pieces it has been so far. */
export function AddToCart({ productId, quantity }: Props) {
  const { add, pending } = useAddToCart(productId);
  const added = useAddedCount(productId);
  return (
    <>
      <CartForm id={boxFormId} />
      <Button wide busy={pending} {...addingByForm(productId, () => add(quantity), boxFormId)}>
        {!pending && <ShoppingCart aria-hidden="true" className="size-5" />}
        Add to Cart
      </Button>
      <p role="status" className="text-center font-medium text-brand text-sm tabular-nums empty:hidden">
        {added > 0 && `Added to cart: +${added}`}
      </p>
    </>
  );
}

/** In the phone's bottom bar: one piece, with its count on the button. */
export function AddOneToCart({ productId, canOrder }: { productId: string; canOrder: boolean }) {
  const { add, pending } = useAddToCart(productId);
  const added = useAddedCount(productId);
  return (
    <div className="relative">
      <Button disabled={!canOrder} busy={pending} {...addingByForm(productId, () => add(1))}>
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
