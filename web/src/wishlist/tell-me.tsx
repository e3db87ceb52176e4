import BellRing from 'lucide-react/icons/bell-ring';
import { Button } from '#ui/controls/button.tsx';
import { useWish } from './use-wish.ts';

interface Props {
  productId: string;
  /** In a bar it is narrow, with its words on two lines. */
  inBar?: boolean;
}

/** For a product that is sold out: users hear of new stock of what is on their wishlist. */
export function TellMe({ productId, inBar = false }: Props) {
  const { isWished, isPending, toggle } = useWish(productId);
  return (
    <Button
      wide={!inBar}
      tone={isWished ? 'secondary' : 'primary'}
      busy={isPending}
      onClick={() => void toggle()}
      className={inBar ? 'max-w-44 whitespace-normal! text-sm! leading-4!' : undefined}
    >
      {!isPending && <BellRing aria-hidden="true" className="size-5 shrink-0" />}
      {isWished ? 'You will hear when it is back' : 'Tell me when it is back'}
    </Button>
  );
}
