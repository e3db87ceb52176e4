import type { PaymentState, RefundState } from '#gql/graphql.ts';

type Tone = 'brand' | 'gold' | 'clay' | 'neutral';

const states: Readonly<Record<PaymentState, { label: string; tone: Tone }>> = {
  OPENING: { label: 'Opening', tone: 'neutral' },
  OPEN: { label: 'Not paid yet', tone: 'neutral' },
  PROCESSING: { label: 'Confirming', tone: 'gold' },
  SUCCEEDED: { label: 'Paid', tone: 'brand' },
  FAILED: { label: 'Declined', tone: 'neutral' },
  ABANDONED: { label: 'Abandoned', tone: 'neutral' },
  HELD: { label: 'On hold', tone: 'clay' },
  REFUNDED: { label: 'Refunded', tone: 'neutral' },
};

/** The badge of one refund, independent of the state of its payment. */
export const refundBadges: Readonly<Record<RefundState, { label: string; tone: Tone }>> = {
  ASKING: { label: 'Refund requested', tone: 'gold' },
  PENDING: { label: 'Refund pending', tone: 'gold' },
  PROCESSING: { label: 'Refund on its way', tone: 'gold' },
  NEEDS_ATTENTION: { label: 'Refund cannot arrive', tone: 'clay' },
  PROCESSED: { label: 'Refunded', tone: 'neutral' },
  FAILED: { label: 'Refund failed', tone: 'clay' },
};

/** The badge of a payment: the state of its refund, if it has one. */
export function badgeOf(payment: { state: PaymentState; refundState: RefundState | null }) {
  const { state, refundState } = payment;
  if (refundState === 'PROCESSED' && state !== 'REFUNDED') return { label: 'Partly refunded', tone: 'clay' } as const;
  return refundState ? refundBadges[refundState] : states[state];
}
