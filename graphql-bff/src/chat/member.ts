import {
  archiveConversation,
  blockPartner,
  changeChatSettings,
  changeQuickReplies,
  hideMessage,
  readChatSettings,
  readQuickReplies,
  reportConversation,
} from '@besesaka/schema/chat/member-operations.ts';
import { chatSettings, quickReplies } from '@besesaka/schema/chat/member-resources.ts';
import { markMessagesRead } from '@besesaka/schema/chat/operations.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { objectOf } from '#platform/contract/object.ts';
import { viewerField } from '#platform/contract/read.ts';
import './conversation.ts';

const ChatSettings = objectOf(chatSettings);
const QuickReplies = objectOf(quickReplies);

viewerField('chatSettings', readChatSettings);
viewerField('quickReplies', readQuickReplies);

mutation(markMessagesRead, { conversation: 'data' });
mutation(archiveConversation, { conversation: 'data' });
mutation(hideMessage, { message: 'data' });
mutation(blockPartner, { conversation: 'data' });
mutation(reportConversation, { message: 'message' });
mutation(changeChatSettings, { chatSettings: ChatSettings });
mutation(changeQuickReplies, { quickReplies: QuickReplies });
