import { ownContactMessage } from '@besesaka/schema/help/messages.ts';
import {
  contact,
  followUpContactMessage,
  listFaqs,
  listOwnContactMessages,
  listPolicies,
  listSafetyTips,
  readOwnContactMessage,
  readPolicy,
} from '@besesaka/schema/help/operations.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { objectOf } from '#platform/contract/object.ts';
import { queryField, viewerField } from '#platform/contract/read.ts';
import type { Module } from '#platform/module.ts';

queryField('faqTopics', listFaqs);
queryField('safetyTips', listSafetyTips);
queryField('policies', listPolicies);
queryField('policy', readPolicy);

const OwnContactMessage = objectOf(ownContactMessage);

viewerField('contactMessages', listOwnContactMessages);
queryField('contactMessage', readOwnContactMessage);
mutation(contact, { message: 'message', messageId: 'message_id', number: 'number' });
mutation(followUpContactMessage, { contactMessage: OwnContactMessage }, { as: 'followUpContact' });

export const helpModule: Module = {};
