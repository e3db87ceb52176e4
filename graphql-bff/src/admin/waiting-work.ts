import { userSuspensionChanged, waitingWorkChanged } from '@besesaka/schema/admin/events.ts';
import { healthReport } from '@besesaka/schema/admin/health.ts';
import { readHealth, readWaitingWork } from '@besesaka/schema/admin/operations.ts';
import { waitingWork } from '@besesaka/schema/admin/resources.ts';
import { Admin } from '#accounts/admin.ts';
import { inboxEvent } from '#platform/contract/inbox-event.ts';
import { objectOf } from '#platform/contract/object.ts';
import { readField } from '#platform/contract/read.ts';
import { builder } from '#platform/graphql/builder.ts';
import { inboxType, liveKind } from '#platform/live/inbox-types.ts';

const WaitingWork = objectOf(waitingWork);

readField(Admin, 'waiting', readWaitingWork);

objectOf(healthReport);
readField(Admin, 'health', readHealth);

export const AdminCountsChanged = inboxType(waitingWorkChanged, 'AdminCountsChanged', {
  description: 'For admins: the counts of waiting work have changed.',
  fields: (t) => ({
    waiting: t.field({
      type: WaitingWork,
      description: 'Counts of waiting work.',
      resolve: ({ payload }) => payload,
    }),
  }),
});

builder.subscriptionField('adminCountsChanged', (t) =>
  t.field({
    description: 'For admins: changes of the counts of waiting work.',
    ...liveKind(AdminCountsChanged),
  }),
);

export const UserSuspensionChanged = inboxEvent(userSuspensionChanged);
