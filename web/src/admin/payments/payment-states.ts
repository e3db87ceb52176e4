import type { PaymentState, RefundState } from '#gql/graphql.ts';

type Tone = 'brand' | 'gold' | 'clay' | 'neutral';

const states: Readonly<Record<PaymentState, { label: string; tone: Tone }>> = {
  OPENING: { label: 'Opening', tone: 'neutral' },
  OPEN: { label: 'Not paid yet', tone: 'neutral' },
  PROCESSING: { label: 'Being confirmed', tone: 'gold' },
  SUCCEEDED: { label: 'Paid', tone: 'brand' },
  FAILED: { label: 'Declined', tone: 'neutral' },
  ABANDONED: { label: 'Abandoned', tone: 'neutral' },
  HELD: { label: 'Held', tone: 'clay' },
  REFUNDED: { label: 'Given back', tone: 'neutral' },
};

/** Of one refund, whatever else became of its payment. */
export const refundStandings: Readonly<Record<RefundState, { label: string; tone: Tone }>> = {
  ASKING: { label: 'Refund asked for', tone: 'gold' },
  PENDING: { label: 'Refund pending', tone: 'gold' },
  PROCESSING: { label: 'Refund on its way', tone: 'gold' },
  PROCESSED: { label: 'Given back', tone: 'neutral' },
  FAILED: { label: 'Refund failed', tone: 'clay' },
};

/** How a payment stands, in one badge: of one that is being given back, how far that has come. */
export function standingOf(payment: { state: PaymentState; refundState: RefundState | null }) {
  const { state, refundState } = payment;
  if (refundState === 'PROCESSED' && state !== 'REFUNDED') return { label: 'Partly given back', tone: 'clay' } as const;
  return refundState ? refundStandings[refundState] : states[state];
}
