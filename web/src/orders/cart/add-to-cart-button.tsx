import { ShoppingCart } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { useAddedCount } from './added-counts.ts';
import { addingByForm } from './cart-form.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

interface Props {
  product: { id: string; name: string };
  canOrder: boolean;
}

/** A card's button: adds one piece for each click and shows the count as +n. */
export function AddToCartButton({ product: { id, name }, canOrder }: Props) {
  const { add, pending } = useAddToCart(id);
  const added = useAddedCount(id);
  return (
    <div className="relative">
      <Button
        tone="secondary"
        size="small"
        wide
        disabled={!canOrder}
        busy={pending}
        aria-label={`Add to cart: ${name}`}
        {...addingByForm(id, () => add(1))}
      >
        {!pending && <ShoppingCart aria-hidden="true" className="size-4" />}
        Add to cart
      </Button>
      <span role="status">
        {added > 0 && (
          <span className="pointer-events-none absolute -end-1 -top-2 rounded-full bg-brand px-2 py-0.5 font-semibold text-on-brand text-xs tabular-nums">
            <span className="sr-only">Added to cart: </span>+{added}
          </span>
        )}
      </span>
    </div>
  );
}
