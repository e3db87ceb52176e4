import BellRing from 'lucide-react/icons/bell-ring';
import { Button } from '#ui/controls/button.tsx';
import { useWish } from './use-wish.ts';

/** For a product that is sold out: users hear of new stock of what is on their wishlist. */
export function TellMe({ productId }: { productId: string }) {
  const { isWished, isPending, toggle } = useWish(productId);
  return (
    <Button wide tone={isWished ? 'secondary' : 'primary'} busy={isPending} onClick={() => void toggle()}>
      {!isPending && <BellRing aria-hidden="true" className="size-5" />}
      {isWished ? 'You will hear when it is back' : 'Tell me when it is back'}
    </Button>
  );
}
