import { tableData } from '#platform/personal-data/table-data.ts';
import { pruneContactMessagesJob } from './prune-contact-messages.ts';
import { contactMessages, contactReplies } from './tables.ts';

/** Users see the messages they sent while logged in, and the replies. An email address alone does not prove who wrote. */
export const helpData = [
  tableData(
    contactMessages,
    { pruned: pruneContactMessagesJob, after: 'two years' },
    {
      id: 'its person; goes',
      number: 'its person; goes',
      assigneeId: 'admins; goes',
      userId: 'its person; goes',
      name: 'its person; goes',
      email: 'its person; goes',
      subject: 'its person; goes',
      message: 'its person; goes',
      inquiryType: 'its person; goes',
      createdAt: 'its person; goes',
      doneAt: 'its person; goes',
    },
  ),
  tableData(
    contactReplies,
    { with: contactMessages },
    {
      id: 'its person; goes',
      messageId: 'its person; goes',
      authorId: 'admins; goes',
      text: 'its person; goes',
      createdAt: 'its person; goes',
    },
  ),
] as const;
