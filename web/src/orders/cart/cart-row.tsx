import { cedi, wholeNumber } from '@besesaka/schema/kernel/money.ts';
import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Link } from 'react-router';
import { QuantityStepper } from '#catalog/product/quantity-stepper.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Picture } from '#ui/display/picture.tsx';
import {
  blockReason,
  type CartLine,
  isOffered,
  itemForSale,
  lineTotal,
  nameOf,
  priceNotice,
  stockOf,
} from './cart-view.ts';
import { useCartQuantity } from './use-cart-quantity.ts';

interface Props {
  line: CartLine;
  onUpdate: (quantity: number) => Promise<boolean>;
  onRemove: () => Promise<boolean>;
}

/** One product in the cart, with a notice of what changed since it was added. */
export function CartRow({ line, onUpdate, onRemove }: Props) {
  const { quantity, change } = useCartQuantity(line.quantity, onUpdate);
  const [removing, setRemoving] = useState(false);
  const item = itemForSale(line);
  const name = nameOf(line);
  const remove = async () => {
    setRemoving(true);
    if (!(await onRemove())) setRemoving(false);
  };
  return (
    <article
      className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-2 py-5 sm:grid-cols-[7rem_minmax(0,1fr)]"
      aria-busy={removing || undefined}
    >
      <CartPicture line={line} />
      <div className="flex min-w-0 flex-col gap-2">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <LineName line={line} />
            {item && quantity > 1 && <p className="mt-1 text-sm tabular-nums">{cedi(item.price.amount)} each</p>}
          </div>
          {item && (
            <p className="price shrink-0 text-lg">
              <span className="sr-only">Line total: </span>
              {cedi(lineTotal(line, quantity))}
            </p>
          )}
        </div>
        <CartLineNotice line={line} />
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 sm:col-span-1 sm:col-start-2">
        <QuantityStepper
          of={name}
          quantity={quantity}
          stock={Math.max(1, stockOf(line))}
          onChange={change}
          blocked={!isOffered(line) ? 'It cannot be ordered now.' : removing && 'It is being removed.'}
        />
        <Button
          tone="quiet"
          size="small"
          busy={removing}
          aria-label={`Remove ${name}`}
          className="-me-3.5"
          onClick={remove}
        >
          {!removing && <Trash2 aria-hidden="true" className="size-4" />}
          Remove
        </Button>
      </div>
    </article>
  );
}

function LineName({ line: { name, product, variantLabel } }: Pick<Props, 'line'>) {
  return (
    <>
      <h3 className="break-words font-medium font-sans text-base tracking-normal">
        {product?.isActive ? (
          <Link to={`/products/${product.slug}`} className="hover:underline">
            {name}
          </Link>
        ) : (
          name
        )}
      </h3>
      {variantLabel && <p className="break-words text-muted text-sm">{variantLabel}</p>}
    </>
  );
}

function CartPicture({ line }: { line: CartLine }) {
  const picture = line.variant?.image ?? line.product?.primaryImage;
  return (
    <div className="relative size-20 self-start overflow-hidden rounded-md no-picture sm:row-span-2 sm:size-28">
      {picture && (
        <Picture path={picture.path} color={picture.color} alt="" sizes="(width >= 40rem) 112px, 80px" widest={320} />
      )}
      {!isOffered(line) && (
        <span className="absolute inset-0 grid place-items-center bg-black/60 p-1 text-center font-semibold text-white text-xs">
          {itemForSale(line) ? 'Out of Stock' : 'No longer available'}
        </span>
      )}
    </div>
  );
}

function CartLineNotice({ line }: { line: CartLine }) {
  const reason = blockReason(line);
  if (reason === 'gone') return <p className="text-clay text-sm">{orderTexts.productGone}</p>;
  if (reason === 'out-of-stock')
    return <p className="text-clay text-sm">Sold out for now. Remove it to order the rest.</p>;
  const changed = priceNotice(line);
  return (
    <>
      {reason === 'too-many' && (
        <p className="text-clay text-sm">Only {wholeNumber(stockOf(line))} left. Please reduce the quantity.</p>
      )}
      {changed && (
        <p className="self-start rounded-sm bg-gold-tint px-2 py-0.5 text-sm">{changed} since you put it here.</p>
      )}
    </>
  );
}
