import { tableData } from '#platform/table-data.ts';
import { pruneContactMessagesJob } from './prune-contact-messages.ts';
import { contactMessages } from './tables.ts';

export const helpData = [
  tableData(
    contactMessages,
    { pruned: pruneContactMessagesJob, after: 'two years' },
    {
      id: 'admins; goes',
      userId: 'admins; goes',
      name: 'admins; goes',
      email: 'admins; goes',
      subject: 'admins; goes',
      message: 'admins; goes',
      inquiryType: 'admins; goes',
      createdAt: 'admins; goes',
    },
  ),
] as const;
