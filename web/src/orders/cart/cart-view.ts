import { variantName } from '@besesaka/schema/catalog/variant-names.ts';
import { cedi, moneyText, parseMoney, wholeNumber } from '@besesaka/schema/kernel/money.ts';
import type { Cart_CartFragment } from '#gql/graphql.ts';

export type Cart = Cart_CartFragment;
export type CartLine = Cart['items'][number];

/** Multiplies in whole pesewas, to avoid rounding errors. */
export function timesPrice(price: string, quantity: number): string {
  return moneyText((parseMoney(price) ?? 0) * quantity);
}

/** The product or variant that the line is for; null if it is no longer for sale. */
export function itemForSale({ product, variant, variantId }: OfferedLine) {
  if (!product?.isActive) return null;
  if (variantId) return variant?.isActive ? variant : null;
  return product.hasVariants ? null : product;
}

type OfferedLine = Pick<CartLine, 'product' | 'variant' | 'variantId'>;

/** The line's total at the current price, "0.00" if it is no longer for sale. */
export function lineTotal(line: OfferedLine, quantity: number): string {
  return timesPrice(itemForSale(line)?.price.amount ?? '', quantity);
}

/** The total of the lines that are for sale and in stock, as the server computes it. */
export function sumOfLines(lines: readonly CartLine[]): string {
  return moneyText(lines.filter(isOffered).reduce((sum, line) => sum + priceOf(line) * line.quantity, 0));
}

/** Whether it is for sale and in stock. */
export function isOffered(line: OfferedLine): boolean {
  return itemForSale(line)?.inStock === true;
}

export function stockOf(line: OfferedLine): number {
  return itemForSale(line)?.stockQuantity ?? 0;
}

/** The product with its variant, such as "Sneakers (42, Black)". */
export function nameOf({ name, variantLabel }: Pick<CartLine, 'name' | 'variantLabel'>): string {
  return variantName(name, variantLabel);
}

function priceOf(line: OfferedLine): number {
  return parseMoney(itemForSale(line)?.price.amount ?? '') ?? 0;
}

export type BlockReason = 'gone' | 'out-of-stock' | 'too-many';

/** The reason why a line cannot be ordered, or null. */
export function blockReason(line: OfferedLine & Pick<CartLine, 'quantity'>): BlockReason | null {
  if (!itemForSale(line)) return 'gone';
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
    const blocked = blockReason(line);
    if (!blocked) return [];
    const reasons: Record<BlockReason, string> = {
      gone: 'no longer available',
      'out-of-stock': 'sold out',
      'too-many': `only ${wholeNumber(stockOf(line))} left`,
    };
    return [{ line, reason: reasons[blocked] }];
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
    .filter((line, i) => i < count || blockReason(line) !== null);
}

/** "Price went up from ₵40 to ₵45"; null if the price is the same as when the product was added, or it is not for sale. */
export function priceNotice(line: OfferedLine & Pick<CartLine, 'priceWhenAdded'>) {
  const now = priceOf(line);
  const before = parseMoney(line.priceWhenAdded.amount) ?? 0;
  if (!itemForSale(line) || now === before) return null;
  return `Price went ${now > before ? 'up' : 'down'} from ${cedi(before)} to ${cedi(now)}`;
}
