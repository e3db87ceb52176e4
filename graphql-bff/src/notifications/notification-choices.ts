import { notificationChannel, notificationKind } from '@besesaka/schema/kernel/notifications.ts';
import { changeNotificationChoice, readNotificationChoices } from '@besesaka/schema/notifications/operations.ts';
import { notificationChoice, notificationChoices } from '@besesaka/schema/notifications/resources.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { objectOf } from '#platform/contract/object.ts';
import { viewerField } from '#platform/contract/read.ts';
import { atMost } from '#platform/cost/list-size.ts';

const NotificationChoice = objectOf(notificationChoice, { without: ['is_chosen'] });

export const NotificationChoices = objectOf(notificationChoices, {
  add: (t) => ({
    chosen: t.field({
      type: [NotificationChoice],
      extensions: atMost(notificationKind.values.length * notificationChannel.values.length),
      description: 'Only the entries that differ from the default.',
      resolve: ({ results }) => results.filter(({ is_chosen }) => is_chosen),
    }),
  }),
});

viewerField('notificationChoices', readNotificationChoices, { type: NotificationChoices });
mutation(changeNotificationChoice, { notificationChoices: NotificationChoices });
