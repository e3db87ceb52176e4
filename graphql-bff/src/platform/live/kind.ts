import type { EventEnvelope, EventKind } from '@besesaka/schema/kernel/events.ts';
import type { z } from 'zod';
import { payloadOf } from '#platform/inbox-union.ts';
import { live } from './field.ts';
import type { Viewer } from './source.ts';

/** A live field that sends one kind of event out of the person's inbox: all of them, or those that `accepts` takes. */
export function liveKind<P extends z.ZodType>(
  kind: EventKind<P>,
  accepts: (payload: z.infer<P>, viewer: Viewer) => boolean = () => true,
) {
  return live<object, EventEnvelope>(async (_args, ctx, listener) => {
    const viewer = await ctx.live.viewer();
    return ctx.live.inbox(viewer.userId, null, {
      ...listener,
      next: (event) => {
        if ('reset' in event || event.type !== kind.type) return;
        if (accepts(payloadOf(kind, event), viewer)) listener.next(event);
      },
    });
  });
}
