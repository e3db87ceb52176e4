import { intentCookie } from '#platform/person/intent-cookie.ts';

/** What is to be put into the cart. */
export interface PostedWish {
  productId: string;
  quantity: number;
}

/** As a cookie holds it. */
export function wishText({ productId, quantity }: PostedWish): string {
  return `${productId}.${quantity}`;
}

/** Null for anything else: a cookie may hold any text. */
export function readWish(text: string | null): PostedWish | null {
  const [, productId, quantity] = /^([0-9a-f-]{36})\.([1-9]\d{0,5})$/.exec(text ?? '') ?? [];
  return productId && quantity ? { productId, quantity: Number(quantity) } : null;
}

/** A visitor's wish from before this page had its script. It is returned once; the caller carries it out. */
export function takePostedWish(): PostedWish | null {
  const [, text = ''] = new RegExp(`(?:^|; )${intentCookie}=([^;]+)`).exec(document.cookie) ?? [];
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on many phones.
  if (text) document.cookie = `${intentCookie}=; path=/; max-age=0; samesite=lax`;
  return readWish(text);
}
