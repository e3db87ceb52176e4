/** The list with what stood at one place standing at another. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const others = list.filter((_one, place) => place !== from);
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)];
}
