import { notificationLimits } from '@besesaka/schema/notifications/limits.ts';
import { listActivities } from '@besesaka/schema/notifications/operations.ts';
import type { Activity as ActivityValue } from '@besesaka/schema/notifications/resources.ts';
import { Viewer } from '#accounts/viewer.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { NotificationSource } from './notification.ts';

const ActivityKind = builder.enumType('ActivityKind', {
  description: 'What a line of the feed is about.',
  values: {
    ORDER: { value: 'order', description: 'An order.' },
    MESSAGE: { value: 'message', description: 'A message.' },
    REVIEW: { value: 'review', description: 'A review.' },
  } as const,
});

const Activity = builder.objectRef<ActivityValue>('Activity').implement({
  description: "A line of the dashboard's feed.",
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Which one it is; that of the notification that it stands for.' }),
    kind: t.expose('type', { type: ActivityKind, description: 'What it is about.' }),
    icon: t.exposeString('icon', { description: 'Name of its icon.' }),
    color: t.exposeString('color', { description: "Name of its icon's colour." }),
    title: t.exposeString('title', { description: 'It in a few words.' }),
    description: t.exposeString('description', { description: 'The whole of it.' }),
    link: t.exposeString('link', { description: 'Path of the screen that shows more.' }),
    createdAt: t.expose('time', { type: 'DateTime', description: 'When it happened.' }),
    source: t.expose('source', { type: NotificationSource, description: 'As what it concerns you.' }),
  }),
});

builder.objectField(Viewer, 'activities', (t) =>
  t.field({
    type: [Activity],
    nullable: true,
    extensions: { ...callForEach, ...atMost(notificationLimits.activities) },
    description: 'What you were told and did yourself, newest first.',
    resolve: async (_viewer, _args, ctx) => (await ctx.rest.call(listActivities, {})).results,
  }),
);
