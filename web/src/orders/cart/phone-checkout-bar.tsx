import { cedi } from '@besesaka/schema/kernel/money.ts';
import { Button } from '#ui/controls/button.tsx';
import { classNames } from '#ui/display/class-names.ts';

interface Props {
  total: string;
  /** The number of lines that cannot be ordered as they are. */
  blocked: number;
  /** True while the summary's own button is in view. The bar still takes up its space, so that nothing moves. */
  away: boolean;
  onCheckout: () => void;
  /** Scrolls to the first line that cannot be ordered. */
  onShowBlocked: () => void;
}

/** Keeps the total and the checkout button within the thumb's reach on a phone, however long the cart is. */
export function PhoneCheckoutBar({ total, blocked, away, onCheckout, onShowBlocked }: Props) {
  return (
    <div
      data-phone-bar=""
      className={classNames(
        'sticky bottom-(--bottom-bar,0px) z-20 -mx-4 mt-6 flex min-h-15 items-center justify-between gap-4 border-line border-t bg-surface px-4 py-2 transition-[opacity,visibility] duration-150 ease-out lg:hidden',
        away && 'invisible opacity-0',
      )}
    >
      <p aria-hidden="true" className="min-w-0">
        <span className="block text-muted text-xs">Total</span>
        <span className="price text-lg">{cedi(total)}</span>
      </p>
      {blocked > 0 ? (
        <Button tone="secondary" onClick={onShowBlocked}>
          {blocked === 1 ? '1 item' : `${blocked} items`} to change
        </Button>
      ) : (
        <Button onClick={onCheckout}>Checkout</Button>
      )}
    </div>
  );
}
