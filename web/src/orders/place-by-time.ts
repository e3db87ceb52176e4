/**
 * The list, newest first, with one more item at its place. What would stand behind the last of a list that goes on is
 * left to its page.
 */
export function placeByTime<Item>(
  items: readonly Item[],
  added: Item,
  timeOf: (item: Item) => string,
  isWhole: boolean,
): readonly Item[] {
  const time = timeOf(added);
  const at = items.findIndex((item) => timeOf(item) <= time);
  if (at >= 0) return [...items.slice(0, at), added, ...items.slice(at)];
  return isWhole ? [...items, added] : items;
}
