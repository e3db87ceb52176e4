/** Lower-case letters, digits and dashes; letters of Twi and Ewe become plain ones. */
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

/** The slug itself, or with the next free number appended if it is taken. */
export function untaken(slug: string, existing: ReadonlySet<string>, between = '-'): string {
  let free = slug;
  for (let number = 2; existing.has(free); number += 1) free = `${slug}${between}${number}`;
  return free;
}
