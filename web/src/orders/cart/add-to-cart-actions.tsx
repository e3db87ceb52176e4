import { ShoppingCart } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { useAddedCount } from './added-counts.ts';
import { useAddToCart } from './use-add-to-cart.ts';

interface Props {
  productId: string;
  quantity: number;
}

/** On the product's page: the chosen quantity at once, and how many pieces it has been so far. */
export function AddToCart({ productId, quantity }: Props) {
  const { add, pending } = useAddToCart(productId);
  const added = useAddedCount(productId);
  return (
    <>
      <Button wide busy={pending} onClick={() => add(quantity)}>
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
      <Button disabled={!canOrder} busy={pending} onClick={() => add(1)}>
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
