/** Which page sent a request: one of ours, one of another site, or none that the browser names. */
export type Sender = 'own' | 'foreign' | 'unnamed';

interface Asked {
  headers: { get(name: string): string | null };
  /** The host that was asked, which may be another name of ours. */
  host: string | null;
  publicUrl: string;
}

/** Browsers send the origin with every write, and with reads at least the kind of site, unless they are old. */
export function senderOf(asked: Asked): Sender {
  const origin = asked.headers.get('origin');
  if (origin !== null) return isOwnPage(origin, asked) ? 'own' : 'foreign';
  return /^(cross|same)-site$/.test(asked.headers.get('sec-fetch-site') ?? '') ? 'foreign' : 'unnamed';
}

/**
 * Whether the URL is on our site. Behind a proxy a request does not show its scheme, so PUBLIC_URL's counts: a page of
 * ours that came over http may have been changed on its way.
 */
export function isOwnPage(url: string, { host, publicUrl }: Omit<Asked, 'headers'>): boolean {
  const scheme = publicUrl.split('//')[0];
  const origin = originOf(url);
  return origin !== null && [originOf(publicUrl), originOf(`${scheme}//${host}`)].includes(origin);
}

/** Null for "null" and for other texts that are no URL of a page. */
function originOf(url: string): string | null {
  const [, scheme, host] = /^(https?):\/\/([^/?#@\\\s]+)(?:[/?#]|$)/i.exec(url) ?? [];
  if (!scheme || !host) return null;
  const usual = scheme.toLowerCase() === 'https' ? /:443$/ : /:80$/;
  return `${scheme}://${host.replace(usual, '')}`.toLowerCase();
}
