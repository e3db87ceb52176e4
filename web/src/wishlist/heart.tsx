import HeartIcon from 'lucide-react/icons/heart';
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
  const label = `${isWished ? 'Remove from' : 'Add to'} wishlist: ${name}`;
  return (
    <button
      type="button"
      aria-label={label}
      title={isWished ? 'Remove from wishlist' : 'Add to wishlist'}
      aria-busy={isPending || undefined}
      onClick={() => void toggle()}
      className="group/heart grid size-11 shrink-0 place-items-center rounded-full"
    >
      <span
        className={classNames(
          'grid place-items-center rounded-full transition-[scale,background-color] duration-150',
          onPage
            ? 'size-11 group-hover/heart:bg-sunken'
            : 'size-9 bg-surface/85 shadow-sm group-hover/heart:bg-surface',
          isPending && 'scale-90 opacity-60 motion-safe:animate-pulse',
        )}
      >
        <HeartIcon
          aria-hidden="true"
          className={classNames('size-5', isWished ? 'fill-clay text-clay' : 'text-text')}
        />
      </span>
    </button>
  );
}
