import {
  archiveConversation,
  blockPartner,
  hideMessage,
  reportConversation,
} from '@besesaka/schema/chat/member-operations.ts';
import { markMessagesRead } from '@besesaka/schema/chat/operations.ts';
import { mutation } from '#platform/contract/mutation.ts';
import './conversation.ts';

mutation(markMessagesRead, { conversation: 'data' });
mutation(archiveConversation, { conversation: 'data' });
mutation(hideMessage, { message: 'data' });
mutation(blockPartner, { conversation: 'data' });
mutation(reportConversation, { message: 'message' });
