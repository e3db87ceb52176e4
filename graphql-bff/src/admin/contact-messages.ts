import {
  answerContactMessage,
  assignContactMessage,
  closeContactMessage,
  listContactMessages,
  readContactMessage,
} from '@besesaka/schema/admin/message-operations.ts';
import { contactThread } from '@besesaka/schema/admin/messages.ts';
import { Admin } from '#accounts/admin.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { objectOf } from '#platform/contract/object.ts';
import { readField } from '#platform/contract/read.ts';

const ContactThread = objectOf(contactThread);

readField(Admin, 'contactMessages', listContactMessages, { isNumbered: true });
readField(Admin, 'contactMessage', readContactMessage);

mutation(assignContactMessage, { contactMessage: ContactThread }, { as: 'assignContact' });
mutation(answerContactMessage, { contactMessage: ContactThread }, { as: 'answerContact' });
mutation(closeContactMessage, { contactMessage: ContactThread }, { as: 'closeContact' });
