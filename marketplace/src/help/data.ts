import { tableData } from '#platform/personal-data/table-data.ts';
import { pruneContactMessagesJob } from './prune-contact-messages.ts';
import { contactMessages, contactReplies } from './tables.ts';

/** Users see the messages they sent while logged in, and the replies. An email address alone does not prove who wrote. */
export const helpData = [
  tableData(
    contactMessages,
    { pruned: pruneContactMessagesJob, after: 'two years' },
    {
      id: 'owner; deleted',
      number: 'owner; deleted',
      assigneeId: 'admins; deleted',
      userId: 'owner; deleted',
      name: 'owner; deleted',
      email: 'owner; deleted',
      subject: 'owner; deleted',
      message: 'owner; deleted',
      inquiryType: 'owner; deleted',
      createdAt: 'owner; deleted',
      doneAt: 'owner; deleted',
    },
  ),
  tableData(
    contactReplies,
    { with: contactMessages },
    {
      id: 'owner; deleted',
      messageId: 'owner; deleted',
      authorId: 'admins; deleted',
      text: 'owner; deleted',
      createdAt: 'owner; deleted',
    },
  ),
] as const;
