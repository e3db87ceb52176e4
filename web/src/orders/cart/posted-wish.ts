import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import { intentCookie } from '#platform/user/intent-cookie.ts';
import type { Wish } from './goods.ts';

/** Returns null for anything else, because a cookie may contain any text. */
export function readWish(text: string | null): Wish | null {
  const [, productId, variantId, quantity] =
    /^([0-9a-f-]{36})(?:\.([0-9a-f-]{36}))?\.([1-9]\d{0,5})$/.exec(text ?? '') ?? [];
  if (!productId || Number(quantity) > orderLimits.quantityMax) return null;
  return { productId, ...(variantId && { variantId }), quantity: Number(quantity) };
}

/** Takes the product that a visitor chose before this page had its script. It is returned once; the caller adds it. */
export function consumePostedWish(): Wish | null {
  const [, text = ''] = new RegExp(`(?:^|; )${intentCookie}=([^;]+)`).exec(document.cookie) ?? [];
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on many phones.
  if (text) document.cookie = `${intentCookie}=; path=/; max-age=0; samesite=lax`;
  return readWish(text);
}
