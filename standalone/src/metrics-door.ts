import { createHash, timingSafeEqual } from 'node:crypto';
import { clientAddressHeader, isLoopback } from '@besesaka/schema/kernel/server-limits.ts';
import type { Doors } from './exposure-policy.ts';

/** Whether a request may read `/metrics`. The HTTP server writes the sender's address into the headers. */
export function mayReadMetrics({ metrics, metricsToken }: Doors, headers: Headers): boolean {
  if (metrics === 'everyone') return true;
  // IPv6 senders are identified by their network, and that of ::1 contains no other machine.
  const address = headers.get(clientAddressHeader)?.replace(/^::\/64$/, '::1') ?? null;
  if (metrics === 'this machine' && address !== null && isLoopback(address)) return true;
  const given = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  return metricsToken !== null && given !== undefined && timingSafeEqual(digest(given), digest(metricsToken));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
