import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { paymentTexts as texts } from '@besesaka/schema/payments/texts.ts';
import { useEffect, useRef, useState } from 'react';
import { newId } from '#platform/device/new-id.ts';
import { outcomeOf, type Payload } from '#platform/network/failure.ts';
import { useToast } from '#ui/toasts/toast.tsx';

interface Start {
  paymentUrl: string;
  reference: string;
}

interface Props<Input extends object> {
  mutation: TypedDocumentNode<
    { result: Payload & { payment: Start | null } },
    { input: Input & { idempotencyKey: string } }
  >;
  /** The purchase: another choice makes another payment. */
  input: Input;
  /** Runs just before the browser leaves the page. */
  onLeave?: (start: Start) => void;
  /** The error text when the service gives no reason, and its title. */
  failed?: string;
  title?: string;
}

/** Starts a payment and opens the provider's page. All presses share one idempotency key, so two make one payment. */
export function useStartPayment<Input extends object>(props: Props<Input>) {
  const { mutation, input, onLeave, failed = texts.initializeFailed, title } = props;
  const client = useApolloClient();
  const toast = useToast();
  const purchase = JSON.stringify(input);
  const key = useRef({ purchase: '', id: '' });
  const [busy, setBusy] = useState(false);
  // After Back from the provider's page, the browser restores this page as it was, with a busy button.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false);
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);

  async function pay() {
    if (key.current.purchase !== purchase) key.current = { purchase, id: newId() };
    setBusy(true);
    const variables = { input: { ...input, idempotencyKey: key.current.id } };
    const outcome = await outcomeOf(client.mutate({ mutation, variables }), 'payment');
    if ('done' in outcome && outcome.done.payment.paymentUrl) {
      onLeave?.(outcome.done.payment);
      return window.location.assign(outcome.done.payment.paymentUrl);
    }
    setBusy(false);
    if ('done' in outcome) return toast.error(texts.noUrl);
    // A refusal is stored under its key, so the next try needs a new one. An unknown outcome is retried with the same key.
    if (outcome.failure.kind === 'refusal') key.current = { purchase: '', id: '' };
    const text = outcome.failure.message || failed;
    toast.error(title ? { title, text } : text);
  }
  return { busy, pay };
}
