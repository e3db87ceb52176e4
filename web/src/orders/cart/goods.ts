/** A product, or one of its variants. */
export interface Goods {
  productId: string;
  variantId?: string | undefined;
}

/** As forms and cookies carry it. */
export function goodsText({ productId, variantId }: Goods): string {
  return variantId ? `${productId}.${variantId}` : productId;
}
