import { cedi, moneyText, parseMoney } from '@besesaka/schema/kernel/money.ts';
import type { Cart_CartFragment } from '#gql/graphql.ts';

export type Cart = Cart_CartFragment;
export type CartLine = Cart['items'][number];

interface Amount {
  amount: string;
}

/** Pieces times price, in whole pesewas all the way. */
export function timesPrice(price: string, quantity: number): string {
  return moneyText((parseMoney(price) ?? 0) * quantity);
}

/** What the lines that are still offered cost: the same sum that the service makes. */
export function sumOfLines(lines: readonly { lineTotal: Amount; isAvailable: boolean }[]): string {
  const offered = lines.filter(({ isAvailable }) => isAvailable);
  return moneyText(offered.reduce((sum, { lineTotal }) => sum + (parseMoney(lineTotal.amount) ?? 0), 0));
}

export type LineTrouble = 'gone' | 'out-of-stock' | 'too-many';

/** Why a line cannot be ordered as it is; null when it can. */
export function troubleOf(line: Pick<CartLine, 'isAvailable' | 'inStock' | 'quantity' | 'stockQuantity'>) {
  if (!line.isAvailable) return 'gone' satisfies LineTrouble;
  if (!line.inStock) return 'out-of-stock' satisfies LineTrouble;
  return line.quantity > line.stockQuantity ? ('too-many' satisfies LineTrouble) : null;
}

/** "Price went up from ₵40 to ₵45", or null when the price is the one of the day it was put in. */
export function priceNotice({ productPrice, priceWhenAdded }: { productPrice: Amount; priceWhenAdded: Amount }) {
  const now = parseMoney(productPrice.amount) ?? 0;
  const before = parseMoney(priceWhenAdded.amount) ?? 0;
  if (now === before) return null;
  return `Price went ${now > before ? 'up' : 'down'} from ${cedi(before)} to ${cedi(now)}`;
}
