import { CircleAlert } from 'lucide-react';
import type { CheckoutFailure } from './checkout-failure.ts';

interface Props {
  failure: CheckoutFailure | null;
  /** An order may be on its way: no answer came. */
  isOpen: boolean;
}

/** Why nothing was ordered, right above the button; also for those who can't see the toast behind the dialog. */
export function CheckoutAlert({ failure, isOpen }: Props) {
  const message = failure && (failure.title ? `${failure.title}: ${failure.message}` : failure.message);
  return (
    <div role="alert" className="empty:hidden">
      {(message || isOpen) && (
        <div className="flex items-start gap-2.5 rounded-md bg-clay-tint px-4 py-3 text-clay-strong">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <div className="min-w-0 break-words text-sm">
            {message && <p className="font-medium">{message}</p>}
            {isOpen && <p>We don’t know yet whether your order came through. Try again: it is never placed twice.</p>}
          </div>
        </div>
      )}
    </div>
  );
}
