import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { Link, useSearchParams } from 'react-router';
import { choiceOfFilters, variantChoiceId } from '#catalog/variants/choice.ts';
import { Spinner } from '#ui/controls/button.tsx';
import { PlainButton } from '#ui/controls/plain-button.tsx';
import { useAddedCount } from './added-counts.ts';
import { addToCartButtonProps } from './cart-form.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

interface Props {
  product: { id: string; name: string; slug: string; hasVariants: boolean };
  /** Why it cannot be ordered now. */
  refusal: string | null;
}

/** A card's round button. A product with variants opens the choice on its page. */
export function CardCartButton({ product, refusal }: Props) {
  const [params] = useSearchParams();
  if (!product.hasVariants || refusal) return <AddToCartButton product={product} refusal={refusal} />;
  return (
    <Link
      to={`/products/${product.slug}${choiceOfFilters(params)}#${variantChoiceId}`}
      state={{ productId: product.id }}
      aria-label={`Choose and add to cart: ${product.name}`}
      title="Choose"
      className="disc-button"
    >
      <CartDisc />
    </Link>
  );
}

function CartDisc({ pending = false }: { pending?: boolean }) {
  return (
    <span className="disc size-10 bg-surface">
      {pending ? <Spinner /> : <ShoppingCart aria-hidden="true" className="size-5" />}
    </span>
  );
}

/** Adds one piece for each click and shows the count as +n. */
function AddToCartButton({ product: { id, name }, refusal }: Props) {
  const { add, pending } = useAddToCart({ productId: id });
  const added = useAddedCount(id);
  return (
    <div className="relative">
      <PlainButton
        busy={pending}
        blocked={refusal}
        aria-label={`Add to cart: ${name}`}
        title="Add to cart"
        className="disc-button"
        {...addToCartButtonProps({ productId: id }, () => add(1))}
      >
        <CartDisc pending={pending} />
      </PlainButton>
      <span role="status">
        {added > 0 && (
          <span
            key={added}
            className="pop pointer-events-none absolute -end-1 -top-2 rounded-full bg-brand px-2 py-0.5 font-semibold text-on-brand text-xs tabular-nums"
          >
            <span className="sr-only">Added to cart: </span>+{added}
          </span>
        )}
      </span>
    </div>
  );
}
