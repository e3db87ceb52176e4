import type { EventEnvelope, EventKind } from '@besesaka/schema/kernel/events.ts';
import type { z } from 'zod';
import type { Context } from '#platform/context.ts';
import { builder } from '#platform/graphql/builder.ts';
import { live } from './field.ts';
import type { InboxEvent, Viewer } from './source.ts';

function loggedType(name: string) {
  return builder.objectRef<EventEnvelope>(name);
}

type LoggedRef = ReturnType<typeof loggedType>;

interface Member {
  kind: EventKind;
  name: string;
  ref: LoggedRef;
}

const members = new Map<string, Member>();

/** A room adds a kind of event to the inbox; what the type says beside number and time is the room's matter. */
export function inboxMember(kind: EventKind, name: string): LoggedRef {
  const ref = loggedType(name);
  builder.objectFields(ref, (t) => ({
    seq: t.exposeInt('seq', { description: 'Number of the event in your inbox.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it happened.' }),
  }));
  members.set(kind.type, { kind, name, ref });
  return ref;
}

/** Null for kinds that no room knows. */
export function loggedKind(type: string): EventKind | null {
  return members.get(type)?.kind ?? null;
}

/** The payload as its kind declares it: it was read by it where it came in. */
export function payloadOf<P extends z.ZodType>(_kind: EventKind<P>, event: EventEnvelope): z.infer<P> {
  return event.payload as z.infer<P>;
}

/** Events of kinds that no room knows (a newer marketplace's) are left out. */
export function isKnown(event: InboxEvent): event is InboxEvent {
  return 'reset' in event || members.has(event.type);
}

export const InboxReset = builder.objectRef<{ reset: true; seq: number }>('InboxReset').implement({
  description:
    "The events after the given number are no longer kept: read the screen's data afresh and go on from `seq`.",
  fields: (t) => ({ seq: t.exposeInt('seq', { description: 'The newest number in the log.' }) }),
});

export const InboxUpdate = builder.unionType('InboxUpdate', {
  description: "What arrives in a person's inbox.",
  types: () => [InboxReset, ...[...members.values()].map(({ ref }) => ref)],
  resolveType: (event: InboxEvent) => ('reset' in event ? 'InboxReset' : members.get(event.type)?.name),
});

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
