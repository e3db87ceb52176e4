import { variantName } from '@besesaka/schema/catalog/variant-names.ts';
import { cedi, moneyText, parseMoney, wholeNumber } from '@besesaka/schema/kernel/money.ts';
import type { Cart_CartFragment } from '#gql/graphql.ts';

export type Cart = Cart_CartFragment;
export type CartLine = Cart['items'][number];

/** Multiplies in whole pesewas, to avoid rounding errors. */
export function timesPrice(price: string, quantity: number): string {
  return moneyText((parseMoney(price) ?? 0) * quantity);
}

/** What the line offers now; null if it is no longer offered. */
export function offerOf({ product, variant, variantId }: OfferedLine) {
  if (!product?.isActive) return null;
  if (variantId) return variant?.isActive ? variant : null;
  return product.hasVariants ? null : product;
}

type OfferedLine = Pick<CartLine, 'product' | 'variant' | 'variantId'>;

/** A line's current total; empty if the product is no longer offered. */
export function lineTotal(line: OfferedLine, quantity: number): string {
  return timesPrice(offerOf(line)?.price.amount ?? '', quantity);
}

/** The total of the lines that are offered and in stock: the same sum that the server computes. */
export function sumOfLines(lines: readonly CartLine[]): string {
  return moneyText(lines.filter(isOffered).reduce((sum, line) => sum + priceOf(line) * line.quantity, 0));
}

/** Whether it is on sale and in stock. */
export function isOffered(line: OfferedLine): boolean {
  return offerOf(line)?.inStock === true;
}

export function stockOf(line: OfferedLine): number {
  return offerOf(line)?.stockQuantity ?? 0;
}

/** The product with its variant, such as "Sneakers (42, Black)". */
export function nameOf({ name, variantLabel }: Pick<CartLine, 'name' | 'variantLabel'>): string {
  return variantName(name, variantLabel);
}

function priceOf(line: OfferedLine): number {
  return parseMoney(offerOf(line)?.price.amount ?? '') ?? 0;
}

export type LineTrouble = 'gone' | 'out-of-stock' | 'too-many';

/** The reason why a line cannot be ordered, or null. */
export function troubleOf(line: OfferedLine & Pick<CartLine, 'quantity'>): LineTrouble | null {
  if (!offerOf(line)) return 'gone';
  if (!isOffered(line)) return 'out-of-stock';
  return line.quantity > stockOf(line) ? 'too-many' : null;
}

/** A line that blocks the order, with the reason. */
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
      'too-many': `only ${wholeNumber(stockOf(line))} left`,
    };
    return [{ line, reason: reasons[trouble] }];
  });
}

export interface ShopLines {
  shop: CartLine['shop'];
  lines: CartLine[];
}

/** Groups the lines by shop, because each shop gets its own order. */
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

/** The first `count` lines by shop, plus every line that blocks the order: those are never hidden. */
export function linesInSight(lines: readonly CartLine[], count: number): CartLine[] {
  return byShop(lines)
    .flatMap((shop) => shop.lines)
    .filter((line, i) => i < count || troubleOf(line) !== null);
}

/** "Price went up from ₵40 to ₵45", or null if the price has not changed since the product was added. */
export function priceNotice(line: OfferedLine & Pick<CartLine, 'priceWhenAdded'>) {
  const now = priceOf(line);
  const before = parseMoney(line.priceWhenAdded.amount) ?? 0;
  if (now === before) return null;
  return `Price went ${now > before ? 'up' : 'down'} from ${cedi(before)} to ${cedi(now)}`;
}
