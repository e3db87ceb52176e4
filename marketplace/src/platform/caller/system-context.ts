import { newId } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';

/** The context of work outside requests, such as jobs. */
export function systemContext(shared: Omit<Ctx, 'now' | 'viewer' | 'client' | 'requestId'>, now: Date): Ctx {
  return { ...shared, now, viewer: null, client: { address: 'local', userAgent: '' }, requestId: newId() };
}
