import { cedi, moneyText, parseMoney, wholeNumber } from '@besesaka/schema/kernel/money.ts';
import type { Cart_CartFragment } from '#gql/graphql.ts';

export type Cart = Cart_CartFragment;
export type CartLine = Cart['items'][number];

/** Pieces times price, in whole pesewas all the way. */
export function timesPrice(price: string, quantity: number): string {
  return moneyText((parseMoney(price) ?? 0) * quantity);
}

/** What a line costs now; nothing where it is not offered any more. */
export function lineTotal({ product }: Pick<CartLine, 'product'>, quantity: number): string {
  return timesPrice(product?.price.amount ?? '', quantity);
}

/** What the lines cost that are still offered and not sold out: the same sum that the service makes. */
export function sumOfLines(lines: readonly CartLine[]): string {
  return moneyText(lines.filter(isOffered).reduce((sum, line) => sum + priceOf(line) * line.quantity, 0));
}

/** Somebody sells it, and has at least one piece. */
export function isOffered({ product }: Pick<CartLine, 'product'>): boolean {
  return Boolean(product?.isActive && product.inStock);
}

function priceOf({ product }: Pick<CartLine, 'product'>): number {
  return parseMoney(product?.price.amount ?? '') ?? 0;
}

export type LineTrouble = 'gone' | 'out-of-stock' | 'too-many';

/** Why a line cannot be ordered as it is; null when it can. */
export function troubleOf({ product, quantity }: Pick<CartLine, 'product' | 'quantity'>) {
  if (!product?.isActive) return 'gone' satisfies LineTrouble;
  if (!product.inStock) return 'out-of-stock' satisfies LineTrouble;
  return quantity > product.stockQuantity ? ('too-many' satisfies LineTrouble) : null;
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
      'too-many': `only ${wholeNumber(line.product?.stockQuantity ?? 0)} left`,
    };
    return [{ line, reason: reasons[trouble] }];
  });
}

export interface ShopLines {
  shop: CartLine['shop'];
  lines: CartLine[];
}

/** Each shop's lines together, as each shop gets an order of its own. */
export function byShop(lines: readonly CartLine[]): ShopLines[] {
  const shops = new Map<string, ShopLines>();
  for (const line of lines) {
    const { shop } = line;
    const ofShop = shops.get(shop.slug) ?? { shop, lines: [] };
    ofShop.lines.push(line);
    shops.set(shop.slug, ofShop);
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
export function priceNotice(line: Pick<CartLine, 'product' | 'priceWhenAdded'>) {
  const now = priceOf(line);
  const before = parseMoney(line.priceWhenAdded.amount) ?? 0;
  if (now === before) return null;
  return `Price went ${now > before ? 'up' : 'down'} from ${cedi(before)} to ${cedi(now)}`;
}
