import { type ActivityKind, activityKind, notificationLimits } from '@besesaka/schema/notifications/limits.ts';
import type { Activity } from '@besesaka/schema/notifications/resources.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { type NotificationRow, notifications } from './tables.ts';

/** The Lucide icon and the palette colour of each kind in the feed. */
const activityStyles: Record<ActivityKind, { icon: string; color: string }> = {
  order: { icon: 'package', color: 'forest' },
  message: { icon: 'message-circle', color: 'info' },
  review: { icon: 'star', color: 'gold' },
};

/** Returns the newest notifications and own actions of the viewer for the dashboard's feed. */
export async function listActivities({ ctx }: { ctx: Ctx }): Promise<{ results: Activity[] }> {
  const { userId } = requireViewer(ctx);
  const rows = await ctx.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), inArray(notifications.kind, [...activityKind.values])))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(notificationLimits.activities);
  return { results: rows.flatMap(toActivity) };
}

function toActivity({ id, kind, title, text: description, link, createdAt, source }: NotificationRow): Activity[] {
  const type = activityKind.values.find((one) => one === kind);
  if (!type) return [];
  return [{ id, type, ...activityStyles[type], title, description, link, time: createdAt.toISOString(), source }];
}
