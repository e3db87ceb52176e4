import { paymentTexts as texts } from '@besesaka/schema/payments/texts.ts';
import { useEffect, useRef, useState } from 'react';
import { newId } from '#platform/device/new-id.ts';
import type { Outcome } from '#platform/network/failure.ts';
import { useToast } from '#ui/toasts/toast.tsx';

interface Start {
  paymentUrl: string;
  reference: string;
}

interface Props {
  /** Names what is paid for: chosen otherwise, it is another payment. */
  what: string;
  begin: (idempotencyKey: string) => Promise<Outcome<Start>>;
  /** Just before the page is left. */
  onLeave?: (start: Start) => void;
  /** Said where the service gives no reason, and what stands above it. */
  failed?: string;
  title?: string;
}

/** Takes the whole page to the provider's. One key for as long as it is open: pressed twice, it is one payment. */
export function useStartPayment({ what, begin, onLeave, failed = texts.initializeFailed, title }: Props) {
  const toast = useToast();
  const key = useRef({ what: '', id: '' });
  const [busy, setBusy] = useState(false);
  // Who comes back from the provider's page by Back finds this one as it was left.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false);
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);

  async function pay() {
    if (key.current.what !== what) key.current = { what, id: newId() };
    setBusy(true);
    const outcome = await begin(key.current.id);
    if ('done' in outcome && outcome.done.paymentUrl) {
      onLeave?.(outcome.done);
      return window.location.assign(outcome.done.paymentUrl);
    }
    setBusy(false);
    if ('done' in outcome) return toast.error(texts.noUrl);
    // What was refused stays refused under its key; what is not known is asked for again under the same.
    if (outcome.failure.kind === 'refusal') key.current = { what: '', id: '' };
    const text = outcome.failure.message || failed;
    toast.error(title ? { title, text } : text);
  }
  return { busy, pay };
}
