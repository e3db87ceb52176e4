/** "screen_size" as people read it: "Screen Size". */
export function specificationTitle(key: string): string {
  return key
    .replaceAll('_', ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(^|\s)(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
