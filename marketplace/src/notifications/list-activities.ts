import { notificationLimits } from '@besesaka/schema/notifications/limits.ts';
import type { Activity } from '@besesaka/schema/notifications/resources.ts';
import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { requireViewer } from '#platform/require-viewer.ts';
import { activityLooks } from './rules.ts';
import { notifications } from './tables.ts';

/** The newest of what a person was told, as the dashboard's feed shows it. */
export async function listActivities({ ctx }: { ctx: Ctx }): Promise<{ results: Activity[] }> {
  const { userId } = requireViewer(ctx);
  const rows = await ctx.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(notificationLimits.activities);
  const results = rows.map((row) => ({
    id: row.id,
    type: row.kind,
    ...activityLooks[row.kind],
    title: row.title,
    description: row.text,
    link: row.link,
    time: row.createdAt.toISOString(),
    source: row.source,
  }));
  return { results };
}
