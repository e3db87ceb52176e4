import type { PaymentInput } from '@besesaka/schema/payments/inputs.ts';
import type { PaymentPurpose } from '@besesaka/schema/payments/limits.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import type { PaymentRow } from './tables.ts';

/** The price of a thing that a user wants to pay for. */
export interface Quote {
  purpose: PaymentPurpose;
  subjectId: string;
  amountPesewas: number;
  /** The text on the receipt. */
  description: string;
}

/** A payment, the thing that was sold, and the seller's customer: the owner of the shop that it is for. */
export type Sale = Pick<PaymentRow, 'id' | 'subjectId' | 'userId'>;

/** `held`: the purchase cannot be fulfilled any more, so the money waits for an admin. */
export type Fulfilment = 'fulfilled' | { held: string };

/** A module that sells something. All but `describe` run in the transaction of the payment's own change. */
export interface Seller {
  /** Returns the price, or refuses by throwing. */
  quote(tx: Tx, request: { input: PaymentInput; userId: string }): Promise<Quote>;
  /** Delivers the purchase once the payment is final. */
  fulfil(tx: Tx, sale: Sale): Promise<Fulfilment>;
  /** Reverses the purchase after a full refund. */
  refund(tx: Tx, sale: Sale, reason: string): Promise<void>;
  /** The charge of a saved card failed or was cancelled. This payment is over. */
  chargeFailed(tx: Tx, sale: Sale): Promise<void>;
  /** The text for the page that the user returns to. Null if the module has no text of its own. */
  describe(ctx: Ctx, subjectId: string): Promise<{ message: string; featuredProductId: string } | null>;
}

declare module '#platform/context.ts' {
  interface Ports {
    sellers: Readonly<Record<PaymentPurpose, Seller>>;
  }
}
