import type { EventEnvelope, EventKind } from '@besesaka/schema/kernel/events.ts';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '#platform/context/context.ts';
import { countFields } from '#platform/cost/count-fields.ts';
import { builder } from '#platform/graphql/builder.ts';
import '#platform/graphql/failures.ts';
import { describeMutations } from '#platform/graphql/mutation-words.ts';
import type { InboxMember } from '#platform/live/inbox-types.ts';

/** A kind of thing that a user may have unread. */
export interface UnreadCount {
  /** The field of `UnreadCounts`. */
  name: string;
  description: string;
  /** What an event says it is now; null where it says nothing about it. */
  said(event: EventEnvelope): number | null;
  read(ctx: Context): Promise<number>;
}

/**
 * All that a room gives to the API. Types, queries, mutations and subscriptions stand on the builder once their file is
 * read, so a `room.ts` also imports each file that no other one of its room does.
 */
export interface Room {
  /** What can arrive in a person's inbox. */
  inbox?: readonly InboxMember[];
  /** What a person may have unread. */
  unread?: readonly UnreadCount[];
}

/** The schema of all that was defined on the one builder. It is taken once for each process. */
export function buildSchema(): GraphQLSchema {
  return describeMutations(countFields(builder.toSchema()));
}

/** Finds a kind of event by its name; null for kinds that no room knows. */
export function kindsOf(members: readonly InboxMember[]): (type: string) => EventKind | null {
  const kinds = new Map(members.map(({ kind }) => [kind.type, kind]));
  return (type) => kinds.get(type) ?? null;
}
