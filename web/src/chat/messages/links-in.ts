/** A piece of a message's text: words, or an address that may be followed. */
export interface TextPart {
  text: string;
  href?: string;
}

const address = /https?:\/\/[^\s<>"'`\\^{}|]+/giu;
// Marks that turn the reading direction can make an address look like another one.
const disguise = /[\p{Cc}\p{Cf}\u2028\u2029]/u;
const punctuation = /[.,;:!?…’”»]+$/u;

/** Cuts a text at its links. Only http and https count; everything else stays what it is: text. */
export function linksIn(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const shown = withoutTail(found);
    const href = safeAddress(shown);
    if (!href) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: shown, href });
    from = index + shown.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** The full stop after an address is the sentence's; so is a bracket that the address did not open. */
function withoutTail(found: string): string {
  let shown = found.replace(punctuation, '');
  while (shown.endsWith(')') && count(shown, ')') > count(shown, '('))
    shown = shown.slice(0, -1).replace(punctuation, '');
  return shown;
}

function count(text: string, letter: string): number {
  return text.split(letter).length - 1;
}

/** What would lead elsewhere than it seems to (`https://besesaka.com@other.site`) is no link. */
function safeAddress(shown: string): string | null {
  if (disguise.test(shown) || !URL.canParse(shown)) return null;
  const url = new URL(shown);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? url.href : null;
}
