/** Invisible characters: white space, zero-width characters, and blank letters. */
const unseen = /[\s\p{Cf}\p{Cc}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Trims a text; a text of invisible characters only becomes empty. */
export function shownText(text: string): string {
  return text.replace(unseen, '') === '' ? '' : text.trim();
}
