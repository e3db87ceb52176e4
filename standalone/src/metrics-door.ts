import { createHash, timingSafeEqual } from 'node:crypto';
import { clientAddressHeader, isLoopback } from '@besesaka/schema/kernel/server-limits.ts';
import type { Doors } from './exposure-policy.ts';

/** Whether who asks may read `/metrics`; the sender's address is the one that the front wrote into the headers. */
export function mayReadMetrics({ metrics, metricsToken }: Doors, headers: Headers): boolean {
  if (metrics === 'everybody') return true;
  // An IPv6 sender is known by the network, and that of ::1 holds no other machine.
  const address = headers.get(clientAddressHeader)?.replace(/^::\/64$/, '::1') ?? null;
  if (metrics === 'this machine' && address !== null && isLoopback(address)) return true;
  const given = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  return metricsToken !== null && given !== undefined && timingSafeEqual(digest(given), digest(metricsToken));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
