/** Small letters, digits and dashes; the letters of Twi and Ewe as their plain ones. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ɛ', 'e')
    .replaceAll('ɔ', 'o')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Itself, or where it is taken with the next number behind it. */
export function untaken(slug: string, taken: ReadonlySet<string>, between = '-'): string {
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}${between}${number}`;
  return free;
}
