import { choice, type ValueOf } from '#kernel/reference/choice.ts';

export const notificationLimits = { pageSize: 20, activities: 20, retentionDays: 90, choicesPerHour: 120 } as const;

/** Kinds of notifications that the dashboard's feed shows. */
export const activityKind = choice('ActivityKind', 'Kind of activity.', {
  order: 'An order',
  message: 'A message',
  review: 'A review',
});
export type ActivityKind = ValueOf<typeof activityKind>;
