import { internationalPhone } from '@besesaka/schema/kernel/phone.ts';

/** A piece of a message's text: words, or an address or a number that may be followed. */
export interface TextPart {
  text: string;
  href?: string;
}

const address = /(?:https?:\/\/|(?<![\p{L}\p{N}@._-])www\.)[^\s<>"'`\\^{}|]+/iu;
/** As people here write them, and any other with its country before it; never a part of a longer number. */
const phone =
  /(?<![\p{L}\p{N}+.,-])(?:(?:\+|00)233[ -]?\(?0?\)?|233|0)[ -]?\d{2}[ -]?\d{3}[ -]?\d{4}(?![\p{L}\p{N}]|[.,-]\d)|(?<![\p{L}\p{N}+])\+[1-9](?:[ -]?\d){7,13}(?![\p{L}\p{N}])/u;
const followed = new RegExp(`${address.source}|${phone.source}`, 'giu');
// Marks that turn the reading direction can make an address look like another one.
const disguise = /[\p{Cc}\p{Cf}\u2028\u2029]/u;
const punctuation = /[.,;:!?…’”»]+$/u;

/** Cuts a text at its links: http, https, www and phone numbers; everything else stays what it is: text. */
export function linksIn(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(followed)) {
    const shown = withoutTail(found);
    const href = /^[+\d]/.test(shown) ? dialled(shown) : safeAddress(shown);
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

function dialled(shown: string): string {
  const number = internationalPhone(shown.replace(/^00/, '+'));
  return `tel:${number}`;
}

/** What would lead elsewhere than it seems to (`https://besesaka.com@other.site`) is no link. */
function safeAddress(shown: string): string | null {
  const whole = /^www\./i.test(shown) ? `https://${shown}` : shown;
  if (disguise.test(shown) || !URL.canParse(whole)) return null;
  const url = new URL(whole);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  // A name of one part is nobody's site.
  const isSite = whole === shown || /^www\.[^.]+\../i.test(url.hostname);
  return isWeb && isSite && url.username === '' && url.password === '' ? url.href : null;
}
