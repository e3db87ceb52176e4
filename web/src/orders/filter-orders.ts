/** The loaded orders whose number holds what was typed, whatever the case. */
export function filterOrders<Order extends { id: string }>(orders: readonly Order[], typed: string): readonly Order[] {
  const wanted = typed.trim().toLowerCase();
  return wanted ? orders.filter(({ id }) => id.toLowerCase().includes(wanted)) : orders;
}

/** The page that holds what follows the loaded orders, also after new ones came in at the top. */
export function nextPage(loaded: number, pageSize: number): number {
  return Math.floor(loaded / pageSize) + 1;
}
