/** A product, or one of its variants. */
export interface Goods {
  productId: string;
  variantId?: string | undefined;
}

/** A product to add to the cart. */
export interface Wish extends Goods {
  quantity: number;
}

/** As forms and cookies carry it. */
export function goodsText({ productId, variantId }: Goods): string {
  return variantId ? `${productId}.${variantId}` : productId;
}

/** Encodes it for a cookie. */
export function wishText({ quantity, ...goods }: Wish): string {
  return `${goodsText(goods)}.${quantity}`;
}
