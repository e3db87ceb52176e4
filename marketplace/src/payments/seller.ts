import type { PaymentInput } from '@besesaka/schema/payments/inputs.ts';
import type { PaymentPurpose } from '@besesaka/schema/payments/limits.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import type { Line } from './ledger.ts';
import type { PaymentRow } from './tables.ts';

/** The thing to pay for; the ids of orders and checkouts come from calls of other modules. */
export interface PaymentSubject extends PaymentInput {
  order_id?: string | undefined;
  checkout_id?: string | undefined;
}

export interface TakenBack {
  amount: number;
  isAll: boolean;
  /** The part of the purchase that is refunded; null for a refund of the whole payment or of an unknown part. */
  subjectId: string | null;
  reason: string;
}

/** The price of a thing that a user wants to pay for. */
export interface Quote {
  purpose: PaymentPurpose;
  subjectId: string;
  amountPesewas: number;
  /** The text on the receipt. */
  description: string;
}

/** A payment, the thing that was sold, and the seller's customer: the owner of the shop that it is for. */
export type Sale = Pick<PaymentRow, 'id' | 'subjectId' | 'userId' | 'amountPesewas'>;

/** `held`: the purchase cannot be fulfilled any more, so the money waits for an admin, or is refunded at once. */
export type Fulfilment = 'fulfilled' | { held: string; isRefunded?: true };

export interface Evidence {
  customerName: string;
  customerPhone: string;
  address: string;
  /** Null if the goods have not arrived. */
  deliveredAt: Date | null;
  lines: string[];
}

/** A module that sells something. All but `describe` run in the transaction of the payment's own change. */
export interface Seller {
  /** The ledger's account of the money for it. */
  readonly account: string;
  /** Returns the price, or refuses by throwing. */
  quote(tx: Tx, request: { input: PaymentSubject; userId: string }): Promise<Quote>;
  /** Delivers the purchase once the payment is final. */
  fulfil(tx: Tx, sale: Sale, fees: number): Promise<Fulfilment>;
  /** Reverses the purchase after a full refund. */
  refund(tx: Tx, sale: Sale, reason: string): Promise<void>;
  /**
   * The accounts that a refund is taken from, if the money does not wait in `account` until then. With it, a partial
   * refund needs no decision by an admin.
   */
  takeBack?(tx: Tx, sale: Sale, refund: TakenBack): Promise<Line[]>;
  /** The charge of a saved card failed or was cancelled. This payment is over. */
  chargeFailed(tx: Tx, sale: Sale): Promise<void>;
  /** Evidence that the payer got the goods, for a bank that asks for the money back; null without any. */
  evidence?(ctx: Ctx, sale: Sale): Promise<Evidence | null>;
  /** The text for the page that the user returns to. Null if the module has no text of its own. */
  describe(
    ctx: Ctx,
    subjectId: string,
  ): Promise<{ message: string; featuredProductId?: string; orderId?: string } | null>;
}

declare module '#platform/context.ts' {
  interface Ports {
    sellers: Readonly<Record<PaymentPurpose, Seller>>;
  }
}
