import { ownContactMessage } from '@besesaka/schema/help/messages.ts';
import {
  contact,
  followUpContactMessage,
  listOwnContactMessages,
  readOwnContactMessage,
} from '@besesaka/schema/help/operations.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { objectOf } from '#platform/contract/object.ts';
import { queryField, viewerField } from '#platform/contract/read.ts';

const OwnContactMessage = objectOf(ownContactMessage);

viewerField('contactMessages', listOwnContactMessages);
queryField('contactMessage', readOwnContactMessage);

mutation(contact, { message: 'message', messageId: 'message_id', number: 'number' });
mutation(followUpContactMessage, { contactMessage: OwnContactMessage }, { as: 'followUpContact' });
