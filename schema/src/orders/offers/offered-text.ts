/** "₵90 each for 2", or "₵90" for one piece. */
export function offeredText(price: string, quantity: number): string {
  return quantity === 1 ? price : `${price} each for ${quantity}`;
}
