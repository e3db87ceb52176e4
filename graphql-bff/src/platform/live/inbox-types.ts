import type { EventEnvelope, EventKind } from '@besesaka/schema/kernel/events.ts';
import { isGranted, type NeededScope } from '@besesaka/schema/kernel/scopes.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import type { z } from 'zod';
import type { Context } from '#platform/context/context.ts';
import { RefusedError } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import type { InboxEvent as AnyEvent, Viewer } from '#platform/inbox/feed.ts';
import { live } from './field.ts';

const InboxEvent = builder.interfaceRef<EventEnvelope>('InboxEvent').implement({
  description: "An event in the viewer's inbox.",
  fields: (t) => ({
    seq: t.exposeInt('seq', { description: 'Number of the event in the inbox.' }),
    createdAt: t.expose('at', { type: 'DateTime', description: 'Time of the event.' }),
  }),
});

type EventOf<P extends z.ZodType> = EventEnvelope & { payload: z.infer<P> };
type EventRef<P extends z.ZodType> = ReturnType<typeof builder.objectRef<EventOf<P>>>;
type About<P extends z.ZodType> = Omit<Parameters<EventRef<P>['implement']>[0], 'interfaces'>;

/** A kind of event and its GraphQL type in the inbox. */
export interface InboxMember<P extends z.ZodType = z.ZodType> {
  kind: EventKind<P>;
  type: EventRef<P>;
}

/** Defines the type of a kind of event. The module adds its fields to number and time. */
export function inboxType<P extends z.ZodType>(kind: EventKind<P>, name: string, about: About<P>): InboxMember<P> {
  const type = builder.objectRef<EventOf<P>>(name);
  type.implement({ ...about, interfaces: [InboxEvent] });
  return { kind, type };
}

interface Choice<P, A> {
  /** Throws a refusal if the arguments refer to something that is not the viewer's. */
  authorise?(args: A, ctx: Context): Promise<void>;
  /** If left out, the field sends all events of its kind. */
  accepts?(payload: P, viewer: Viewer, args: A): boolean;
}

/** The definition of a subscription field for one kind of event from the user's inbox. */
export function liveKind<P extends z.ZodType, A extends object = object>(
  { kind, type }: InboxMember<P>,
  { authorise, accepts }: Choice<z.infer<P>, A> = {},
) {
  const isOfKind = (event: AnyEvent): event is EventOf<P> => !('reset' in event) && event.type === kind.type;
  const source = live<A, EventOf<P>>(async (args, ctx, listener) => {
    const viewer = await ctx.live.viewer();
    requireScope(viewer, kind.scope);
    await authorise?.(args, ctx);
    const isAccepted = (event: AnyEvent): event is EventOf<P> =>
      isOfKind(event) && accepts?.(event.payload, viewer, args) !== false;
    return ctx.live.inbox(viewer, null, listener, accepts ? isAccepted : isOfKind);
  });
  return { ...source, type, resolve: (event: EventOf<P>) => event };
}

function requireScope({ scopes }: Viewer, needed: NeededScope): void {
  if (!scopes || isGranted(scopes, needed)) return;
  throw new RefusedError('SCOPE_MISSING', needed === null ? texts.noScope : texts.scopeMissing(needed));
}
