import { useApolloClient } from '@apollo/client/react';
import { paymentLimits as limits } from '@besesaka/schema/payments/limits.ts';
import { paymentTexts as texts } from '@besesaka/schema/payments/texts.ts';
import { useEffect, useRef, useState } from 'react';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { PaymentResult_PaymentFragment } from '#gql/graphql.ts';
import { outcomeOf } from '#platform/network/failure.ts';
import { useAskAgain } from '#platform/network/use-ask-again.ts';
import { useLive } from '#platform/network/use-live.ts';
import { createDraft } from '#platform/user/draft.ts';

const PaymentResultFragment = graphql(`
  fragment PaymentResult_payment on Payment {
    reference
    version
    purpose
    checkoutId
    description
    state
    url
    receiptNumber
    amount {
      amount
    }
  }
`);

const VerifyPaymentMutation = graphql(`
  mutation VerifyPayment($input: VerifyPaymentInput!) {
    result: verifyPayment(input: $input) {
      message
      campaignId
      payment {
        ...PaymentResult_payment
      }
      errors {
        ...Failure
      }
    }
  }
`);

const PaymentChangedSubscription = graphql(`
  subscription PaymentChanged($reference: ID!) {
    paymentChanged(reference: $reference) {
      payment {
        ...PaymentResult_payment
      }
    }
  }
`);

export type PaidItem = PaymentResult_PaymentFragment;
export type Result =
  | { kind: 'asking' }
  /** With the service's message and the paid campaign, if the service was asked. */
  | { kind: 'paid'; payment: PaidItem; message?: string; campaignId?: string | null }
  /** The user is done; the phone or the bank has not confirmed yet. */
  | { kind: 'waiting'; payment: PaidItem }
  /** `isKnown`: the outcome is final, so checking again gives the same answer. */
  | { kind: 'failed'; payment: PaidItem | null; message: string; isKnown: boolean };

const declined: Partial<Record<PaidItem['state'], string>> = {
  FAILED: texts.declined,
  ABANDONED: texts.abandoned,
  HELD: texts.held,
  REFUNDED: texts.refunded,
};

/** The declined payment that the user went back to pay. If it is still declined, they have not paid since. */
export const triedAgain = () => createDraft(sessionStorage, 'paid-again');

/**
 * The result that a payment's state implies; null while the outcome is open. `wasDeclined`: it was declined before this try,
 * and the provider may still report that.
 */
export function resultOf(payment: PaidItem, wasDeclined = false): Result | null {
  if (payment.state === 'SUCCEEDED') return { kind: 'paid', payment };
  if (payment.state === 'PROCESSING') return { kind: 'waiting', payment };
  const message = wasDeclined && payment.state === 'FAILED' ? undefined : declined[payment.state];
  return message === undefined ? null : { kind: 'failed', payment, message, isKnown: true };
}

/** The result after the last try: a payment that is still open or declined was not paid; without an answer it is unknown. */
export function resultAfterTries(payment: PaidItem | null): Result {
  if (payment === null) return { kind: 'failed', payment, message: texts.gaveUp, isKnown: false };
  const message = payment.state === 'FAILED' ? texts.nothingPaid : texts.notPaid;
  return { kind: 'failed', payment, message, isKnown: true };
}

const isUnknown = (result: Result): boolean => result.kind === 'failed' && !result.isKnown;

/**
 * Verifies a payment when its user returns. It retries after a pause, because the provider may know the outcome a moment
 * later. As long as the page is open, it also listens for the live event.
 */
export function usePaymentResult(reference: string): { result: Result; retry: () => void } {
  const client = useApolloClient();
  const [result, setResult] = useState<Result>({ kind: 'asking' });
  const [round, setRound] = useState(0);
  const version = useRef(0);

  function take(payment: PaidItem, reply?: { message: string; campaignId: string | null }): boolean {
    const next = resultOf(payment, triedAgain().read().reference === reference);
    if (payment.version < version.current || !next) return false;
    version.current = payment.version;
    setResult(next.kind === 'paid' ? { ...next, ...reply } : next);
    return true;
  }

  useLive(PaymentChangedSubscription, reference === '' ? null : { reference }, {
    onData: ({ paymentChanged }) => take(readFragment(PaymentResultFragment, paymentChanged.payment)),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a round starts with the page and with each Try Again.
  useEffect(() => {
    let isOver = false;
    async function verify() {
      if (reference === '') return setResult({ kind: 'failed', payment: null, message: texts.missing, isKnown: true });
      let failed = resultAfterTries(null);
      for (let attempt = 1; attempt <= limits.verifyTries && !isOver; attempt += 1) {
        if (attempt > 1) await new Promise((done) => setTimeout(done, limits.verifyPauseMs));
        const variables = { input: { reference } };
        const sent = client.mutate({ mutation: VerifyPaymentMutation, variables });
        const outcome = await outcomeOf(sent, 'message', 'payment');
        if (isOver) return;
        const done = 'done' in outcome ? outcome.done : null;
        const payment = done && readFragment(PaymentResultFragment, done.payment);
        if (payment && take(payment, done)) return;
        if ('failure' in outcome && outcome.failure.code === 'NOT_FOUND')
          return setResult({ kind: 'failed', payment: null, message: outcome.failure.message, isKnown: true });
        failed = resultAfterTries(payment);
      }
      if (!isOver) setResult((current) => (current.kind === 'asking' || isUnknown(current) ? failed : current));
    }
    void verify();
    return () => {
      isOver = true;
    };
  }, [reference, round]);

  const retry = () => {
    setResult({ kind: 'asking' });
    setRound((n) => n + 1);
  };
  // The page stays as it is until there is an answer.
  useAskAgain(result.kind === 'waiting' || isUnknown(result), () => setRound((n) => n + 1));
  return { result, retry };
}
