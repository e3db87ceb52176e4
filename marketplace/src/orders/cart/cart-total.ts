interface PricedLine {
  pricePesewas: number;
  quantity: number;
}

/** Whole pesewas all the way: the dearest full cart stays far below where whole numbers end to be exact. */
export function cartTotal(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { pricePesewas, quantity }) => sum + pricePesewas * quantity, 0);
}
