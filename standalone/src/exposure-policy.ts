import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { clientAddressHeader, isLoopback } from '@besesaka/schema/kernel/server-limits.ts';

/**
 * Features for the users of this machine. They are disabled if the site is reachable from outside, unless a setting
 * enables them.
 */
export interface ExposurePolicy {
  /** Why the site is reachable from outside; null if it is not. */
  openedBy: string | null;
  /** Demo users can log in with the password from the README. */
  demoLogins: boolean;
  /** Pages for developers: the stored mails. */
  devPages: boolean;
  /** The clients that may read `/metrics` without the token. */
  metrics: 'everyone' | 'this machine' | 'no one';
  metricsToken: string | null;
}

interface Settings {
  host: string;
  publicUrl: string | null;
  demoLogins: boolean | undefined;
  devPages: boolean | undefined;
  metricsToken: string | undefined;
}

export function exposurePolicyOf({ host, publicUrl, demoLogins, devPages, metricsToken }: Settings): ExposurePolicy {
  const isBehindProxy = publicUrl !== null && isPublic(publicUrl);
  const byHost = isLoopback(host) ? null : `HOST is ${host}`;
  const openedBy = isBehindProxy ? `PUBLIC_URL is ${publicUrl}` : byHost;
  return {
    openedBy,
    demoLogins: demoLogins ?? openedBy === null,
    devPages: devPages ?? openedBy === null,
    // Behind a local proxy, every request has the address of this machine.
    metrics: isBehindProxy ? 'no one' : byHost ? 'this machine' : 'everyone',
    metricsToken: metricsToken ?? null,
  };
}

function isPublic(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || !isLoopback(hostname.replace(/^\[|\]$/g, ''));
}

const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Whether a request came through a tunnel, a proxy, or a name that resolves to this machine's address. */
export function comesFromOutside(headers: IncomingHttpHeaders): boolean {
  const url = `http://${headers.host ?? ''}`;
  const name = URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : '';
  return !isLoopback(name) || forwarding.some((header) => headers[header] !== undefined);
}

/** Whether a request may read `/metrics`. The HTTP server writes the sender's address into the headers. */
export function mayReadMetrics({ metrics, metricsToken }: ExposurePolicy, headers: Headers): boolean {
  if (metrics === 'everyone') return true;
  // IPv6 senders are identified by their network, and that of ::1 contains no other machine.
  const address = headers.get(clientAddressHeader)?.replace(/^::\/64$/, '::1') ?? null;
  if (metrics === 'this machine' && address !== null && isLoopback(address)) return true;
  const token = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  return metricsToken !== null && token !== undefined && timingSafeEqual(digest(token), digest(metricsToken));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
