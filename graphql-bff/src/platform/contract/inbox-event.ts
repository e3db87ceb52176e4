import type { EventEnvelope, EventKind } from '@besesaka/schema/kernel/events.ts';
import type { FieldMap, ObjectFieldBuilder } from '@pothos/core';
import type { z } from 'zod';
import { type InboxMember, inboxType } from '#platform/live/inbox-types.ts';
import { resourceOf } from './fields.ts';
import { contractFields, type Types } from './object.ts';

type EventOf<P extends z.ZodType> = EventEnvelope & { payload: z.infer<P> };

interface EventOptions<P extends z.ZodObject> {
  without?: readonly (keyof P['shape'] & string)[];
  /** Fields that the payload does not have, or that differ from it. */
  add?: (t: ObjectFieldBuilder<Types, EventOf<P>>) => FieldMap;
}

/** The type of an event in the inbox. Its payload is a `resource()`, which names and describes it. */
export function inboxEvent<P extends z.ZodObject>(
  kind: EventKind<P>,
  { without, add }: EventOptions<P> = {},
): InboxMember<P> {
  const named = resourceOf(kind.payload);
  if (!named) throw new Error(`The payload of ${kind.type} needs a resource()`);
  return inboxType(kind, named.name, {
    description: named.description,
    fields: (t) => {
      const added = add?.(t) ?? {};
      const load = ({ payload }: EventOf<P>) => payload;
      return {
        ...contractFields(t, kind.payload, { without, except: Object.keys(added), load, extensions: {} }),
        ...added,
      };
    },
  });
}
