import type { PaymentInput } from '@besesaka/schema/payments/inputs.ts';
import type { PaymentPurpose } from '@besesaka/schema/payments/limits.ts';
import { enricher } from '#platform/enrichers.ts';

/** What somebody wants to pay for; the room that sells it says what it costs them, or refuses by throwing. */
export interface Asked {
  input: PaymentInput;
  userId: string;
  quote: Quote | null;
}

export interface Quote {
  purpose: PaymentPurpose;
  subjectId: string;
  amountPesewas: number;
  /** What stands on the receipt. */
  description: string;
}

/** Filled by every room that sells something, each for its own `payment_type`, in the transaction that reserves. */
export const quoteEnricher = enricher<Asked>('payments.quote');
