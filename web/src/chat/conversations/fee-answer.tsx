import { cedi } from '@besesaka/schema/kernel/money.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useChangeOrder } from '#orders/placed/use-change-order.ts';
import { newId } from '#platform/device/new-id.ts';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

interface Props {
  orderId: string;
  fee: string;
}

/** The buyer's answer to a proposed delivery fee, in the conversation. */
export function FeeAnswer({ orderId, fee }: Props) {
  const changeOrder = useChangeOrder(orderId);
  const toast = useToast();
  const [pending, setPending] = useState<'ACCEPT_FEE' | 'DECLINE_FEE' | null>(null);
  // A retry after a lost response must count as the same answer.
  const [keys] = useState(() => ({ ACCEPT_FEE: newId(), DECLINE_FEE: newId() }));
  const answer = async (action: 'ACCEPT_FEE' | 'DECLINE_FEE') => {
    setPending(action);
    const refusal = await changeOrder({ action, fee }, keys[action]);
    setPending(null);
    if (refusal) toast.error(refusal.message);
  };
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-b bg-gold-tint px-4 py-1.5 text-sm">
      <Link to={`/dashboard/orders/${orderId}`} className="min-w-0 flex-1 basis-48 underline-offset-4 hover:underline">
        The seller asks {cedi(fee)} for the delivery of order {orderId}.
      </Link>
      <Button
        size="small"
        busy={pending === 'ACCEPT_FEE'}
        waits={pending !== null}
        onClick={() => void answer('ACCEPT_FEE')}
      >
        Accept {cedi(fee)}
      </Button>
      <Button
        size="small"
        tone="secondary"
        busy={pending === 'DECLINE_FEE'}
        waits={pending !== null}
        onClick={() => void answer('DECLINE_FEE')}
      >
        Decline
      </Button>
    </div>
  );
}
