import type { EventEnvelope, EventKind } from '@besesaka/schema/kernel/events.ts';
import type { z } from 'zod';
import type { Context } from '#platform/context.ts';
import { payloadOf } from '#platform/inbox-union.ts';
import { live } from './field.ts';
import type { InboxEvent, Viewer } from './source.ts';

interface Choice<P, A> {
  /** Throws a refusal where the arguments name what is not the viewer's. */
  authorise?(args: A, ctx: Context): Promise<void>;
  /** Without it the field sends all events of its kind. */
  accepts?(payload: P, viewer: Viewer, args: A): boolean;
}

/** A live field that sends one kind of event out of the person's inbox. */
export function liveKind<P extends z.ZodType, A extends object = object>(
  kind: EventKind<P>,
  { authorise, accepts }: Choice<z.infer<P>, A> = {},
) {
  const isOfKind = (event: InboxEvent): event is EventEnvelope => !('reset' in event) && event.type === kind.type;
  return live<A, EventEnvelope>(async (args, ctx, listener) => {
    const viewer = await ctx.live.viewer();
    await authorise?.(args, ctx);
    const isWanted = (event: InboxEvent): event is EventEnvelope =>
      isOfKind(event) && accepts?.(payloadOf(kind, event), viewer, args) !== false;
    return ctx.live.inbox(viewer.userId, null, listener, accepts ? isWanted : isOfKind);
  });
}
