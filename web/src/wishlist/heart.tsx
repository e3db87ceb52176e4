import HeartIcon from 'lucide-react/icons/heart';
import { useState } from 'react';
import { classNames } from '#ui/display/class-names.ts';
import { useWish } from './use-wish.ts';

interface Props {
  product: { id: string; name: string };
  /** On a product page the heart is beside other round buttons; on a card it is on the picture. */
  onPage?: boolean;
}

/** Filled if the product is on the user's wishlist. */
export function Heart({ product: { id, name }, onPage = false }: Props) {
  const { isWished, isPending, toggle } = useWish(id);
  // A heart that was filled on arrival does not move.
  const [wasPressed, setPressed] = useState(false);
  const label = `${isWished ? 'Remove from' : 'Add to'} wishlist: ${name}`;
  return (
    <button
      type="button"
      aria-label={label}
      title={isWished ? 'Remove from wishlist' : 'Add to wishlist'}
      aria-busy={isPending || undefined}
      onClick={() => {
        setPressed(true);
        void toggle();
      }}
      className={onPage ? 'icon-button' : 'disc-button'}
    >
      <span
        className={classNames(
          'transition-[scale,background-color] duration-150',
          !onPage && 'disc',
          isPending && 'scale-90 opacity-60 motion-safe:animate-pulse',
        )}
      >
        <HeartIcon
          aria-hidden="true"
          className={classNames(
            'size-5',
            isWished ? 'fill-clay text-clay' : 'text-text',
            isWished && wasPressed && 'pop',
          )}
        />
      </span>
    </button>
  );
}
