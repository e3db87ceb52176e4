import { useLocation, useNavigate } from 'react-router';

export const checkoutPath = '/checkout';
/** Shows the orders that were placed. It replaces the form's history entry. */
export const placedPath = '/checkout/placed';
const paying = `${checkoutPath}/pay/`;

/** Where placed orders are paid. It has the query of their checkout, to order again when the time is over. */
export const payPath = (checkoutId: string, purchase = '') => paying + checkoutId + purchase;

/** The checkout that is paid at this path; null if it is another path. */
export const checkoutPaidAt = (pathname: string) =>
  pathname.startsWith(paying) ? pathname.slice(paying.length) : null;

/** What an address orders: the cart, a product, or what was agreed in an offer. */
export type Wanted =
  | { kind: 'cart' }
  | { kind: 'product'; slug: string; variantId: string | null; quantity: number }
  | { kind: 'offer'; offerId: string };

export function wantedOf(search: string): Wanted {
  const params = new URLSearchParams(search);
  const offerId = params.get('offer');
  if (offerId) return { kind: 'offer', offerId };
  const slug = params.get('product');
  if (!slug) return { kind: 'cart' };
  const quantity = Math.trunc(Number(params.get('quantity')));
  return { kind: 'product', slug, variantId: params.get('variant'), quantity: Math.max(quantity || 1, 1) };
}

/** What a path orders; null if it is not a checkout. */
export function wantedAt(path: string): Wanted | null {
  const { pathname, search } = new URL(path, 'https://besesaka.test');
  return pathname === checkoutPath ? wantedOf(search) : null;
}

interface Goods {
  slug: string;
  /** Null for a product without variants. */
  variantId: string | null;
  quantity: number;
}

export function checkoutOf({ slug, variantId, quantity }: Goods): string {
  const params = { product: slug, ...(variantId && { variant: variantId }), quantity: String(quantity) };
  return `${checkoutPath}?${new URLSearchParams(params)}`;
}

export const checkoutOfOffer = (id: string) => `${checkoutPath}?offer=${id}`;

/** The screen below a checkout whose address was opened directly. */
export function screenBelow(search: string): string {
  const selection = wantedOf(search);
  if (selection.kind === 'offer') return '/chat';
  if (selection.kind === 'cart') return '/cart';
  const choice = selection.variantId ? `?${new URLSearchParams({ variant: selection.variantId })}` : '';
  return `/products/${encodeURIComponent(selection.slug)}${choice}`;
}

/** Whether the history has the screen below as an entry of its own. */
interface CheckoutState {
  isAboveEntry: boolean;
}

/**
 * The router stays at the screen below, which remains mounted; only the browser shows the checkout's address. So Back
 * closes the checkout, and a reload opens it again above the same screen.
 */
export function useCheckoutAddress() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const below = pathname + search;
  const isAboveEntry = (state as CheckoutState | null)?.isAboveEntry === true;
  return {
    open: (address: string) =>
      navigate(below, { mask: address, state: { isAboveEntry: true }, preventScrollReset: true }),
    replace: (address: string) =>
      navigate(below, { mask: address, state: { isAboveEntry }, replace: true, preventScrollReset: true }),
    close: () => (isAboveEntry ? navigate(-1) : navigate(below, { replace: true, preventScrollReset: true })),
  };
}
