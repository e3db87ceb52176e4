import { type ReactNode, useState } from 'react';
import { newId } from '#platform/device/new-id.ts';
import { Button, type ButtonStyle } from '#ui/controls/button.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { useChangeOrder } from './use-change-order.ts';

interface AcceptOrderProps extends Pick<ButtonStyle, 'size' | 'wide'> {
  order: { id: string; version: number };
  /** The name for screen readers, in a list of orders, where it is tinted: only an order's own page has a main button. */
  label?: string;
  children: ReactNode;
}

/** Accepts at once: every order is meant to be accepted, so there is nothing to ask. */
export function AcceptOrder({ order: { id, version }, label, children, ...style }: AcceptOrderProps) {
  const changeOrder = useChangeOrder(id);
  const toast = useToast();
  // A retry after a lost response must count as the same action, so the key stays the same.
  const [key] = useState(newId);
  const [busy, setBusy] = useState(false);
  const accept = async () => {
    setBusy(true);
    const refusal = await changeOrder({ action: 'ACCEPT', version }, key);
    setBusy(false);
    if (refusal) toast.error(refusal.message);
  };
  return (
    <Button
      {...style}
      className={label && 'bg-brand-tint text-brand hover:bg-line'}
      busy={busy}
      aria-label={label}
      onClick={() => void accept()}
    >
      {children}
    </Button>
  );
}
