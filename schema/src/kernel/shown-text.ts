/** Characters that nobody sees: white space, zero-width ones, and letters made to be blank. */
const unseen = /[\s\p{Cf}\p{Cc}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Without white space around it; nothing at all where nothing of it can be seen. */
export function shownText(text: string): string {
  return text.replace(unseen, '') === '' ? '' : text.trim();
}
