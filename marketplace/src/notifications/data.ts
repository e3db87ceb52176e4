import { tableData } from '#platform/personal-data/table-data.ts';
import { pruneNotificationsJob } from './prune-notifications.ts';
import { notificationChoices, notificationCounts, notifications } from './tables.ts';

export const notificationsData = [
  tableData(
    notifications,
    { pruned: pruneNotificationsJob, after: '90 days' },
    {
      id: 'its person; goes',
      userId: 'its person; goes',
      kind: 'its person; goes',
      source: 'its person; goes',
      title: 'its person; goes',
      text: 'its person; goes',
      link: 'its person; goes',
      subject: 'its person; goes',
      number: 'its person; goes',
      feedOnly: 'its person; goes',
      readAt: 'its person; goes',
      createdAt: 'its person; goes',
    },
  ),
  tableData(
    notificationCounts,
    { kept: 'as long as its person' },
    {
      userId: 'its person; goes',
      unread: 'its person; goes',
    },
  ),
  tableData(
    notificationChoices,
    { kept: 'as long as its person' },
    {
      userId: 'its person; goes',
      kind: 'its person; goes',
      channel: 'its person; goes',
      isOn: 'its person; goes',
    },
  ),
] as const;
