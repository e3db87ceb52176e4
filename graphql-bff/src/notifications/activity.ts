import { notificationLimits } from '@besesaka/schema/notifications/limits.ts';
import { listActivities } from '@besesaka/schema/notifications/operations.ts';
import type { Activity as ActivityValue } from '@besesaka/schema/notifications/resources.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { pageUrl } from '#platform/graphql/addresses.ts';
import { builder } from '#platform/graphql/builder.ts';
import { Viewer } from '#platform/graphql/viewer.ts';
import { NotificationSource } from './notification.ts';

const ActivityKind = builder.enumType('ActivityKind', {
  description: 'Kind of activity.',
  values: {
    ORDER: { value: 'order', description: 'An order.' },
    MESSAGE: { value: 'message', description: 'A message.' },
    REVIEW: { value: 'review', description: 'A review.' },
  } as const,
});

const Activity = builder.objectRef<ActivityValue>('Activity').implement({
  description: 'A notification to the viewer or an action of the viewer.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the underlying notification.' }),
    kind: t.expose('type', { type: ActivityKind, description: 'Kind of activity.' }),
    icon: t.exposeString('icon', { description: 'Name of the icon.' }),
    color: t.exposeString('color', { description: "Name of the icon's colour." }),
    title: t.exposeString('title', { description: 'Title.' }),
    description: t.exposeString('description', { description: 'Text of one sentence.' }),
    link: t.exposeString('link', { description: 'Path of the page in the web app that shows more.' }),
    url: t.field({
      type: 'Url',
      description: 'URL of that page.',
      resolve: ({ link }, _args, ctx) => pageUrl(link, ctx),
    }),
    createdAt: t.expose('time', { type: 'DateTime', description: 'When it happened.' }),
    source: t.expose('source', {
      type: NotificationSource,
      description: 'Whether it concerns the viewer as buyer or as seller.',
    }),
  }),
});

builder.objectField(Viewer, 'activities', (t) =>
  t.field({
    type: [Activity],
    nullable: true,
    extensions: { ...callForEach, ...atMost(notificationLimits.activities) },
    description: "The viewer's notifications and own actions, newest first.",
    resolve: async (_viewer, _args, ctx) => (await ctx.rest.call(listActivities, {})).results,
  }),
);
