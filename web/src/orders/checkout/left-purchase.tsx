import { type ReactNode, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useAskAgain } from '#platform/network/use-ask-again.ts';
import { Button } from '#ui/controls/button.tsx';
import { CheckoutSheet } from './checkout-sheet.tsx';
import { CheckoutSuccess, placedWords } from './checkout-success.tsx';
import { attempts } from './order-attempt.ts';
import { useEarlierAttempt } from './use-earlier-attempt.ts';

interface Props {
  user: string;
  onClose: () => void;
  chat: (orderId: string) => ReactNode;
}

/**
 * Shows the outcome of an order whose checkout is closed: after a reload, after navigation, or because the buyer left
 * while no response arrived. It appears on whichever screen the buyer is.
 */
export function LeftPurchase({ user, onClose, chat }: Props) {
  const { earlier, ask, settle } = useEarlierAttempt({ user });
  const isHeld = useSyncExternalStore(attempts.subscribe, attempts.isHeld);
  const { state } = earlier;
  useRetries(state === 'unknown', ask);
  // A checkout opened in the meantime shows the outcome itself.
  const isDone = state === 'none' || (isHeld && (state === 'asking' || state === 'unknown'));
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isDone) close();
  }, [isDone]);

  if (state === 'placed') {
    const { orders, isCart, wasLost } = earlier;
    const closeSuccess = () => {
      settle();
      onClose();
    };
    const said = wasLost ? undefined : placedWords(isCart ? 'cart' : 'single');
    return <CheckoutSuccess orders={orders} said={said} onClose={closeSuccess} chat={chat} wasLost={wasLost} />;
  }
  if (state !== 'withdrawn') return null;
  return (
    <CheckoutSheet title="Your order did not come through" onClose={onClose}>
      <div role="alert" className="flex flex-col gap-4 p-5">
        {earlier.reason && <p className="font-medium">{earlier.reason}</p>}
        <p>Nothing was ordered. You can order again: what you typed is still there.</p>
        <Button wide onClick={onClose}>
          Close
        </Button>
      </div>
    </CheckoutSheet>
  );
}

const firstPauseMs = 3000;
const longestPauseMs = 60_000;

/** Retries while there is no response, with growing pauses and at once when the network or the user returns. */
function useRetries(isUnknown: boolean, ask: () => Promise<void>): void {
  const askAgain = useEffectEvent(() => void ask());
  useEffect(() => {
    if (!isUnknown) return;
    let pause = firstPauseMs;
    let timer: ReturnType<typeof setTimeout>;
    const again = () => {
      askAgain();
      pause = Math.min(pause * 2, longestPauseMs);
      timer = setTimeout(again, pause);
    };
    timer = setTimeout(again, pause);
    return () => clearTimeout(timer);
  }, [isUnknown]);
  useAskAgain(isUnknown, askAgain);
}
