import type { EventKind } from '@besesaka/schema/kernel/events.ts';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '#platform/context/context.ts';
import { countFields } from '#platform/cost/count-fields.ts';
import { builder } from '#platform/graphql/builder.ts';
import '#platform/graphql/failures.ts';
import type { InboxMember } from '#platform/live/inbox-types.ts';

/** A kind of object that a user may have unread. */
export interface UnreadCount {
  /** The field of `UnreadCounts`, and of `unread` in the events that change the count. */
  name: string;
  description: string;
  read(ctx: Context): Promise<number>;
}

/**
 * A module's contribution to the API. A file registers its types and fields with the builder when it is imported, so
 * `module.ts` also imports each file that no other file of its module imports.
 */
export interface Module {
  /** The module's event types in a user's inbox. */
  inbox?: readonly InboxMember[];
  /** The module's unread counts. */
  unread?: readonly UnreadCount[];
}

/** Builds the schema from the shared builder. Call it once per process. */
export function buildSchema(): GraphQLSchema {
  const schema = countFields(builder.toSchema());
  schema.description = 'The API of Besesaka, an online marketplace for Ghana. Its guide is at `/developers`.';
  return schema;
}

/** Finds a kind of event by its name; null for kinds that no module knows. */
export function kindsOf(members: readonly InboxMember[]): (type: string) => EventKind | null {
  const kinds = new Map(members.map(({ kind }) => [kind.type, kind]));
  return (type) => kinds.get(type) ?? null;
}
