import type { PaymentInput } from '@besesaka/schema/payments/inputs.ts';
import type { PaymentPurpose } from '@besesaka/schema/payments/limits.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import type { PaymentRow } from './tables.ts';

/** The price of a thing that a user wants to pay for. */
export interface Quote {
  purpose: PaymentPurpose;
  subjectId: string;
  amountPesewas: number;
  /** What stands on the receipt. */
  description: string;
}

export type Sale = Pick<PaymentRow, 'id' | 'subjectId'>;

/** Held: it cannot be given any more, so its money waits for an admin. */
export type Fulfilment = 'fulfilled' | { held: string };

/** A module that sells something. All but `describe` run in the transaction of the payment's own change. */
export interface Seller {
  /** Says the price, or refuses by throwing. */
  quote(tx: Tx, asked: { input: PaymentInput; userId: string }): Promise<Quote>;
  /** It is paid, once and for good. */
  fulfil(tx: Tx, sale: Sale): Promise<Fulfilment>;
  /** All of the money is back with the user: what it bought ends. */
  refund(tx: Tx, sale: Sale, reason: string): Promise<void>;
  /** A saved card was to be charged for it, and was not: nothing comes of this payment any more. */
  chargeFailed(tx: Tx, sale: Sale): Promise<void>;
  /** What was bought, for the page that the user comes back to. Null: there are no words of its own. */
  describe(ctx: Ctx, subjectId: string): Promise<{ message: string; featuredProductId: string } | null>;
}

declare module '#platform/context.ts' {
  interface Ports {
    sellers: Readonly<Record<PaymentPurpose, Seller>>;
  }
}
