import BellRing from 'lucide-react/icons/bell-ring';
import { Button } from '#ui/controls/button.tsx';
import { useWish } from './use-wish.ts';

interface Props {
  productId: string;
  /** In a phone's bar it has fewer words. */
  inBar?: boolean;
}

/** For a product that is sold out: users hear of new stock of what is on their wishlist. */
export function TellMe({ productId, inBar = false }: Props) {
  const { isWished, isPending, toggle } = useWish(productId);
  return (
    <Button wide={!inBar} tone={isWished ? 'secondary' : 'primary'} busy={isPending} onClick={() => void toggle()}>
      {!isPending && <BellRing aria-hidden="true" className="size-5 shrink-0" />}
      {inBar
        ? isWished
          ? 'You will hear'
          : 'Notify me'
        : isWished
          ? 'You will hear when it is back'
          : 'Tell me when it is back'}
    </Button>
  );
}
