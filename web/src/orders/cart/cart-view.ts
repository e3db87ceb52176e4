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

/** What the lines cost that are still offered and not sold out: the same sum that the service makes. */
export function sumOfLines(lines: readonly { lineTotal: Amount; inStock: boolean }[]): string {
  const offered = lines.filter(({ inStock }) => inStock);
  return moneyText(offered.reduce((sum, { lineTotal }) => sum + (parseMoney(lineTotal.amount) ?? 0), 0));
}

export type LineTrouble = 'gone' | 'out-of-stock' | 'too-many';

/** Why a line cannot be ordered as it is; null when it can. */
export function troubleOf(line: Pick<CartLine, 'isAvailable' | 'inStock' | 'quantity' | 'stockQuantity'>) {
  if (!line.isAvailable) return 'gone' satisfies LineTrouble;
  if (!line.inStock) return 'out-of-stock' satisfies LineTrouble;
  return line.quantity > line.stockQuantity ? ('too-many' satisfies LineTrouble) : null;
}

/** A line that keeps the cart from being ordered, with why. */
export interface BlockedLine {
  line: CartLine;
  reason: string;
}

export function blockedLines(lines: readonly CartLine[]): BlockedLine[] {
  return lines.flatMap((line) => {
    const trouble = troubleOf(line);
    if (!trouble) return [];
    const reasons: Record<LineTrouble, string> = {
      gone: 'no longer available',
      'out-of-stock': 'sold out',
      'too-many': `only ${line.stockQuantity.toLocaleString('en-GH')} left`,
    };
    return [{ line, reason: reasons[trouble] }];
  });
}

export interface ShopLines {
  sellerSlug: string;
  sellerName: string;
  lines: CartLine[];
}

/** Each shop's lines together, as each shop gets an order of its own. */
export function byShop(lines: readonly CartLine[]): ShopLines[] {
  const shops = new Map<string, ShopLines>();
  for (const line of lines) {
    const { sellerSlug, sellerName } = line;
    const shop = shops.get(sellerSlug) ?? { sellerSlug, sellerName, lines: [] };
    shop.lines.push(line);
    shops.set(sellerSlug, shop);
  }
  return [...shops.values()];
}

/** The first so many, shop by shop, and whatever keeps the cart from being ordered: that is never hidden. */
export function linesInSight(lines: readonly CartLine[], count: number): CartLine[] {
  return byShop(lines)
    .flatMap((shop) => shop.lines)
    .filter((line, i) => i < count || troubleOf(line) !== null);
}

/** "Price went up from ₵40 to ₵45", or null when the price is the one of the day it was put in. */
export function priceNotice({ productPrice, priceWhenAdded }: { productPrice: Amount; priceWhenAdded: Amount }) {
  const now = parseMoney(productPrice.amount) ?? 0;
  const before = parseMoney(priceWhenAdded.amount) ?? 0;
  if (now === before) return null;
  return `Price went ${now > before ? 'up' : 'down'} from ${cedi(before)} to ${cedi(now)}`;
}
