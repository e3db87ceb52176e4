import { internationalPhone } from '@besesaka/schema/kernel/phone.ts';

/** A piece of a message's text: plain words, or a link or phone number. */
export interface TextPart {
  text: string;
  href?: string;
}

const address = /(?:https?:\/\/|(?<![\p{L}\p{N}@._-])www\.)[^\s<>"'`\\^{}|]+/iu;
/** Matches local phone numbers, and international ones with a country code; never part of a longer number. */
const phone =
  /(?<![\p{L}\p{N}+.,-])(?:(?:\+|00)233[ -]?\(?0?\)?|233|0)[ -]?\d{2}[ -]?\d{3}[ -]?\d{4}(?![\p{L}\p{N}]|[.,-]\d)|(?<![\p{L}\p{N}+])\+[1-9](?:[ -]?\d){7,13}(?![\p{L}\p{N}])/u;
const followed = new RegExp(`${address.source}|${phone.source}`, 'giu');
// Characters that change the reading direction can make one address look like another.
const disguise = /[\p{Cc}\p{Cf}\u2028\u2029]/u;
const punctuation = '.,;:!?…’”»';

/** Splits a text at its links: http, https, www and phone numbers. Everything else stays plain text. */
export function linksIn(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: match, index } of text.matchAll(followed)) {
    const shown = withoutTail(match);
    const href = /^[+\d]/.test(shown) ? dialled(shown) : safeAddress(shown);
    if (!href) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: shown, href });
    from = index + shown.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/**
 * A full stop after an address belongs to the sentence, as does a closing bracket that the address did not open. The
 * brackets are counted once, because a message may have two thousand.
 */
function withoutTail(match: string): string {
  let unopened = count(match, ')') - count(match, '(');
  let end = match.length;
  for (; end > 0; end -= 1) {
    const last = match.charAt(end - 1);
    if (last === ')' && unopened > 0) unopened -= 1;
    else if (!punctuation.includes(last)) break;
  }
  return match.slice(0, end);
}

function count(text: string, letter: string): number {
  return text.split(letter).length - 1;
}

function dialled(shown: string): string {
  const number = internationalPhone(shown.replace(/^00/, '+'));
  return `tel:${number}`;
}

/** Returns null for an address that leads somewhere other than it appears to (`https://besesaka.com@other.site`). */
function safeAddress(shown: string): string | null {
  const whole = /^www\./i.test(shown) ? `https://${shown}` : shown;
  if (disguise.test(shown) || !URL.canParse(whole)) return null;
  const url = new URL(whole);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  // A host name with a single part is not a public site.
  const isSite = whole === shown || /^www\.[^.]+\../i.test(url.hostname);
  return isWeb && isSite && url.username === '' && url.password === '' ? url.href : null;
}
