/** Which page sent a request: one of ours, one of another site, or none that the browser names. */
export type Sender = 'own' | 'foreign' | 'unnamed';

interface Asked {
  headers: Pick<Headers, 'get'>;
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
  const ours = new URL(publicUrl);
  const origins = [ours.host, host].flatMap((name) => originOf(`${ours.protocol}//${name}`) ?? []);
  const origin = originOf(url);
  return origin !== null && origins.includes(origin);
}

/** "null" and other invalid URLs have no origin. */
function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null;
}
