interface OrderTerms {
  gross: number;
  /** The part of it that is the delivery fee, on which there is no commission. */
  delivery: number;
  /** In hundredths of a percent. */
  commissionRate: number;
  vatRate: number;
  fee: number;
}

export interface Shares {
  commission: number;
  /** The VAT on the commission, which the marketplace owes to the state. */
  vat: number;
  fee: number;
  shop: number;
}

/** Divides the money of an order. The shop bears the fee of the provider, and gets what is left. */
export function divideOrderMoney({ gross, delivery, commissionRate, vatRate, fee }: OrderTerms): Shares {
  const commission = Math.round(((gross - delivery) * commissionRate) / 10_000);
  const vat = Math.round((commission * vatRate) / 10_000);
  return { commission, vat, fee, shop: gross - commission - vat - fee };
}

/**
 * The parts of a refund after the money became the shop's. Rounding follows the sum of all refunds, so that a payment
 * that is refunded in parts returns exactly its commission. The fee is not given back, so the shop bears it.
 */
export function refundShares(
  sale: { gross: number; commission: number; vat: number; refunded: number },
  amount: number,
): { commission: number; vat: number; shop: number } {
  const upTo = (part: number, sum: number) => Math.round((part * sum) / sale.gross);
  const after = sale.refunded + amount;
  const commission = upTo(sale.commission, after) - upTo(sale.commission, sale.refunded);
  const vat = upTo(sale.vat, after) - upTo(sale.vat, sale.refunded);
  return { commission, vat, shop: amount - commission - vat };
}

/** Splits a sum in proportion to the shares. The last share above 0 gets the remainder, so the parts add up exactly. */
export function splitInProportion(sum: number, shares: readonly number[]): number[] {
  const total = shares.reduce((all, share) => all + share, 0);
  const last = shares.findLastIndex((share) => share > 0);
  let left = sum;
  return shares.map((share, n) => {
    const part = n === last ? left : Math.floor((sum * share) / (total || 1));
    left -= part;
    return part;
  });
}
