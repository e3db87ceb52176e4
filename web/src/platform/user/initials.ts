/** The first letters of the first and the last word, for a user without a picture or a shop without a logo. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const [first, ...others] = words.map((word) => Array.from(word)[0] ?? '');
  return [first, others.at(-1)].join('').toUpperCase();
}
