const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];

/** Numbers by value, then S to XXXL, then other words as they are. */
export function compareSizes(one: string, other: string): number {
  const [a, b] = [placeOf(one), placeOf(other)];
  return a.group - b.group || a.place - b.place || one.localeCompare(other, 'en', { numeric: true });
}

function placeOf(size: string): { group: number; place: number } {
  const number = /^\d+(?:\.\d+)?/.exec(size)?.[0];
  if (number !== undefined) return { group: 0, place: Number(number) };
  const place = letters.indexOf(size.toUpperCase());
  return place < 0 ? { group: 2, place: 0 } : { group: 1, place };
}
