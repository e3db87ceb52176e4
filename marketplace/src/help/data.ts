import { tableData } from '#platform/personal-data/table-data.ts';
import { pruneContactMessagesJob } from './prune-contact-messages.ts';
import { contactMessages, contactReplies } from './tables.ts';

/** A person may see what they wrote while they were logged in, and what was answered: an address alone proves nobody. */
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
