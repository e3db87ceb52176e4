import { changeChatSettings, readChatSettings } from '@besesaka/schema/chat/member-operations.ts';
import { chatSettings } from '@besesaka/schema/chat/resources.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { objectOf } from '#platform/contract/object.ts';
import { viewerField } from '#platform/contract/read.ts';

const ChatSettings = objectOf(chatSettings);

viewerField('chatSettings', readChatSettings);
mutation(changeChatSettings, { chatSettings: ChatSettings });
