interface PricedLine {
  pricePesewas: number;
  quantity: number;
}

/** Adds whole pesewas. The largest possible cart is far below `Number.MAX_SAFE_INTEGER`. */
export function cartTotal(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { pricePesewas, quantity }) => sum + pricePesewas * quantity, 0);
}
