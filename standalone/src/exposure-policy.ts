import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from '@besesaka/schema/kernel/server-limits.ts';

/** What is meant for the people at this machine, and stays shut where others can come too, unless a setting opens it. */
export interface Doors {
  /** What lets others come, in words; null where nothing does. */
  openedBy: string | null;
  /** The demo people can log in with the password that stands in the README. */
  demoLogins: boolean;
  /** Pages for people who develop: the kept mail. */
  devPages: boolean;
  /** Who may read `/metrics` besides those who know the token. */
  metrics: 'everybody' | 'this machine' | 'nobody';
  metricsToken: string | null;
}

interface Given {
  host: string;
  publicUrl: string | null;
  demoLogins: boolean | undefined;
  devPages: boolean | undefined;
  metricsToken: string | undefined;
}

export function exposurePolicyOf({ host, publicUrl, demoLogins, devPages, metricsToken }: Given): Doors {
  const isBehindProxy = publicUrl !== null && isPublic(publicUrl);
  const byHost = isLoopback(host) ? null : `HOST is ${host}`;
  const openedBy = isBehindProxy ? `PUBLIC_URL is ${publicUrl}` : byHost;
  return {
    openedBy,
    demoLogins: demoLogins ?? openedBy === null,
    devPages: devPages ?? openedBy === null,
    // Behind a proxy of this machine every stranger has its address.
    metrics: isBehindProxy ? 'nobody' : byHost ? 'this machine' : 'everybody',
    metricsToken: metricsToken ?? null,
  };
}

function isPublic(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || !isLoopback(hostname.replace(/^\[|\]$/g, ''));
}

const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Through a tunnel or a proxy, or under a name that was bound to this machine's address. */
export function comesFromOutside(headers: IncomingHttpHeaders): boolean {
  const url = `http://${headers.host ?? ''}`;
  const name = URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : '';
  return !isLoopback(name) || forwarding.some((header) => headers[header] !== undefined);
}
