import type { NotificationKind } from '#kernel/notifications.ts';

export const notificationLimits = { pageSize: 20, activities: 20, keptDays: 90, choicesPerHour: 120 } as const;

/** What the dashboard's feed tells of. */
export const activityTypes = ['order', 'message', 'review'] as const satisfies readonly NotificationKind[];
