import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';

export const shareToastMs = 4000;

export interface Shared {
  title: string;
  description: string;
  url: string;
}

/** Cuts share texts to 100 characters including the ellipsis, counting code points. */
export function shareDescription(description: string): string {
  const letters = Array.from(description.replace(/\s+/g, ' ').trim());
  const max = catalogLimits.shareTextMax;
  return letters.length <= max
    ? letters.join('')
    : `${letters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}

/** The text that copy_text puts on the clipboard. */
export function shareText({ title, description, url }: Shared): string {
  return [title, shareDescription(description), url].filter(Boolean).join('\n');
}

/** URLs that open each site with the product filled in, built without a request. */
export function shareLinks({ title, description, url }: Shared) {
  const text = shareDescription(description);
  const message = [title, text].filter(Boolean).join(' - ');
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?${query({ u: url, quote: message })}`,
    twitter: `https://twitter.com/intent/tweet?${query({ text: message, url })}`,
    whatsapp: `https://wa.me/?${query({ text: `${message} ${url}` })}`,
    email: `mailto:?${query({ subject: title, body: `${text}\n\n${url}`.trim() })}`,
  } as const;
}

/** Percent-encodes spaces, because mail programs would show the plus signs of URLSearchParams. */
function query(parameters: Record<string, string>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
