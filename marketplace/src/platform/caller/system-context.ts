import { newId } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';

/** For work that nobody asked for by a request, such as what the clock does. */
export function systemContext(shared: Omit<Ctx, 'now' | 'viewer' | 'client' | 'requestId'>, now: Date): Ctx {
  return { ...shared, now, viewer: null, client: { address: 'local', userAgent: '' }, requestId: newId() };
}
