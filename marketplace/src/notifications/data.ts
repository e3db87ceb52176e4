import { tableData } from '#platform/personal-data/table-data.ts';
import { pruneNotificationsJob } from './prune-notifications.ts';
import { notificationChoices, notificationCounts, notifications } from './tables.ts';

export const notificationsData = [
  tableData(
    notifications,
    { pruned: pruneNotificationsJob, after: '90 days' },
    {
      id: 'owner; deleted',
      userId: 'owner; deleted',
      kind: 'owner; deleted',
      source: 'owner; deleted',
      title: 'owner; deleted',
      text: 'owner; deleted',
      link: 'owner; deleted',
      subject: 'owner; deleted',
      number: 'owner; deleted',
      feedOnly: 'owner; deleted',
      readAt: 'owner; deleted',
      createdAt: 'owner; deleted',
    },
  ),
  tableData(
    notificationCounts,
    { stored: 'as long as the account' },
    {
      userId: 'owner; deleted',
      unread: 'owner; deleted',
    },
  ),
  tableData(
    notificationChoices,
    { stored: 'as long as the account' },
    {
      userId: 'owner; deleted',
      kind: 'owner; deleted',
      channel: 'owner; deleted',
      isOn: 'owner; deleted',
    },
  ),
] as const;
