import type { NotificationKind } from '#kernel/notifications.ts';

export const notificationLimits = { pageSize: 20, activities: 20, retentionDays: 90, choicesPerHour: 120 } as const;

/** Kinds of notifications that the dashboard's feed shows. */
export const activityTypes = ['order', 'message', 'review'] as const satisfies readonly NotificationKind[];
