import { tableData } from '#platform/table-data.ts';
import { pruneContactMessagesJob } from './prune-contact-messages.ts';
import { contactMessages, contactReplies } from './tables.ts';

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
      doneAt: 'admins; goes',
    },
  ),
  tableData(
    contactReplies,
    { with: contactMessages },
    {
      id: 'admins; goes',
      messageId: 'admins; goes',
      authorId: 'admins; goes',
      text: 'its person; goes',
      createdAt: 'its person; goes',
    },
  ),
] as const;
