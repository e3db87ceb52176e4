import type { NotificationKind, NotificationSource } from '@besesaka/schema/notifications/limits.ts';
import type { Ctx } from '#platform/context.ts';
import { newId } from '#platform/ids.ts';
import { countArrivals } from './count-arrivals.ts';
import { notifications } from './tables.ts';

interface NewNotification {
  userId: string;
  kind: NotificationKind;
  source: NotificationSource;
  title: string;
  text: string;
  /** A path of the web app. */
  link: string;
  /** Names the fact, such as `order:ABC123:accept`. */
  subject: string;
}

/** Tells a person of a fact, in the fact's own transaction. Answers false where the person was told already. */
export async function notify({ ctx, input }: { ctx: Ctx; input: NewNotification }): Promise<boolean> {
  if (!ctx.events.open) throw new Error('People are notified within inTransaction only');
  const [row] = await ctx.db
    .insert(notifications)
    .values({ id: newId(), ...input, createdAt: ctx.now })
    .onConflictDoNothing({ target: [notifications.userId, notifications.subject] })
    .returning();
  if (!row) return false;
  ctx.events.atEnd(countArrivals, row);
  return true;
}
