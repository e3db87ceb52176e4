import { variantLabel, variantName } from '@besesaka/schema/catalog/variant-names.ts';
import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import {
  type BlockedLine,
  blockedLines,
  type Cart,
  isOffered,
  lineTotal,
  nameOf,
  sumOfLines,
  timesPrice,
} from '#orders/cart/cart-view.ts';
import type { Wanted } from './checkout-address.ts';
import type { PurchaseKind } from './checkout-failure.ts';

interface PurchaseLine {
  id: string;
  name: string;
  sellerName: string;
  sellerSlug: string;
  quantity: number;
  total: string;
  picture: GoodsPicture | null;
}

interface GoodsPicture {
  path: string;
  color: string;
}

/** A purchase as the checkout shows it, before it is ordered. */
export interface Purchase {
  kind: PurchaseKind;
  lines: readonly PurchaseLine[];
  /** What has to be changed or removed before it can be ordered. */
  blocked: readonly BlockedLine[];
  /** The goods, without delivery. */
  total: string;
  /** The single product; null for a cart. */
  product: { id: string; variantId: string | null; quantity: number } | null;
  /** Why it cannot be ordered as the checkout opens. */
  refusal?: string;
  /** The id of the offer whose agreed price and amount this is. */
  offer?: string;
}

export function piecesOf({ lines }: Purchase): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The number of shops, each of which gets an order. */
export function sellersOf({ lines }: Purchase): number {
  return new Set(lines.map(({ sellerSlug }) => sellerSlug)).size;
}

/** The warning for a cart that was emptied elsewhere, such as in another tab, while the checkout is open. */
export function emptyCartWarning({ kind, lines }: Pick<Purchase, 'kind' | 'lines'>) {
  if (kind !== 'cart' || lines.length > 0) return null;
  return { title: orderTexts.emptyCartTitle, text: orderTexts.emptyCartText };
}

/** The notice of a change since the checkout opened; empty if there is none. */
export function checkoutNotice(purchase: Pick<Purchase, 'kind' | 'lines' | 'total'>, begunWith: string): string {
  const empty = emptyCartWarning(purchase);
  if (empty) return `${empty.title}: ${empty.text}`;
  return purchase.total === begunWith ? '' : orderTexts.totalChanged;
}

/** Whether there was nothing in the cart from the start. */
export const isEmptyCart = ({ kind, lines, blocked }: Purchase) =>
  kind === 'cart' && lines.length === 0 && blocked.length === 0;

interface Sources {
  cart: Pick<Cart, 'items'> | null | undefined;
  product: Product | null | undefined;
  offer: Offer | null | undefined;
}

/** Null if what the address orders does not exist, or can no longer be ordered. */
export function purchaseOf(wanted: Wanted, { cart, product, offer }: Sources): Purchase | null {
  if (wanted.kind === 'cart') return cart ? purchaseOfCart(cart) : null;
  if (wanted.kind === 'product') return product ? purchaseOfProduct(product, wanted) : null;
  return offer?.state === 'ACCEPTED' ? purchaseOfOffer(offer) : null;
}

export function purchaseOfCart({ items }: Pick<Cart, 'items'>): Purchase {
  return {
    kind: 'cart',
    lines: items.filter(isOffered).map((line) => ({
      id: line.id,
      name: nameOf(line),
      sellerName: line.shop.name,
      sellerSlug: line.shop.slug,
      quantity: line.quantity,
      total: lineTotal(line, line.quantity),
      picture: line.variant?.image ?? line.product?.primaryImage ?? null,
    })),
    blocked: blockedLines(items),
    total: sumOfLines(items),
    product: null,
  };
}

interface Variant {
  id: string;
  isActive: boolean;
  optionValues: readonly string[];
  stockQuantity: number;
  price: { amount: string };
  image: GoodsPicture | null;
}

interface Product {
  id: string;
  name: string;
  stockQuantity: number;
  price: { amount: string };
  primaryImage: GoodsPicture | null;
  variants: readonly Variant[];
  shop: { name: string; slug: string };
}

interface Chosen {
  variantId: string | null;
  quantity: number;
}

/** A product with variants is not offered without one. */
function purchaseOfProduct(product: Product, { variantId, quantity }: Chosen): Purchase | null {
  const { id, name, variants, shop } = product;
  const variant = variants.find((one) => one.id === variantId && one.isActive);
  if (!variant && (variantId !== null || variants.length > 0)) return null;
  const { price, stockQuantity } = variant ?? product;
  const chosen = variantName(name, variant ? variantLabel([...variant.optionValues]) : '');
  const total = timesPrice(price.amount, quantity);
  const picture = variant?.image ?? product.primaryImage;
  const purchase = purchaseOfOne({ id, name: chosen, shop, variantId, quantity, total, picture });
  return stockQuantity < quantity ? { ...purchase, refusal: orderTexts.insufficientStock(chosen) } : purchase;
}

interface Offer {
  id: string;
  state: string;
  productId: string;
  productName: string;
  variantId: string | null;
  variantLabel: string;
  quantity: number;
  total: { amount: string };
  product: { primaryImage: GoodsPicture | null } | null;
  shop: { name: string; slug: string };
}

function purchaseOfOffer({ id, productId, productName, total, product, ...offer }: Offer): Purchase {
  const name = variantName(productName, offer.variantLabel);
  const picture = product?.primaryImage ?? null;
  return { ...purchaseOfOne({ ...offer, id: productId, name, total: total.amount, picture }), offer: id };
}

interface One extends Pick<Product, 'id' | 'name' | 'shop'> {
  variantId: string | null;
  quantity: number;
  total: string;
  picture: GoodsPicture | null;
}

function purchaseOfOne({ id, name, shop, variantId, quantity, total, picture }: One): Purchase {
  return {
    kind: 'single',
    lines: [{ id, name, sellerName: shop.name, sellerSlug: shop.slug, quantity, total, picture }],
    blocked: [],
    total,
    product: { id, variantId, quantity },
  };
}
