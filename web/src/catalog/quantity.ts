/** A typed quantity: a whole number from 1 to the stock, or null when the typing is to be ignored. */
export function typedQuantity(text: string, stock: number): number | null {
  if (!/^\d{1,7}$/.test(text.trim())) return null;
  const value = Number(text);
  return value >= 1 && value <= stock ? value : null;
}

/** One step up or down, never out of 1 to stock. */
export function steppedQuantity(current: number, step: 1 | -1, stock: number): number {
  return withinStock(current + step, stock);
}

/** The quantity after the stock has changed under the reader: as wished as the stock still allows. */
export function withinStock(quantity: number, stock: number): number {
  return Math.max(1, Math.min(quantity, stock));
}
