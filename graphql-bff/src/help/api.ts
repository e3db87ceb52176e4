import { contactInput } from '@besesaka/schema/help/inputs.ts';
import {
  contactAnswerInput,
  contactAssigneeInput,
  contactFollowUpInput,
  contactMessageList,
  contactThread,
  ownContactList,
  ownContactMessage,
} from '@besesaka/schema/help/messages.ts';
import { contactAnswer, faqTopics, policy, policyList, safetyTips } from '@besesaka/schema/help/resources.ts';
import { get, getForEverybody, post, put } from '#platform/rest/calls.ts';

export const listFaqs = getForEverybody('/api/faqs', faqTopics);
export const listSafetyTips = getForEverybody('/api/safety-tips', safetyTips);
export const listPolicies = getForEverybody('/api/policies', policyList);
export const readPolicy = getForEverybody('/api/policies/{slug}', policy);
export const contact = post('/api/contact', contactInput, contactAnswer);
export const listMessages = get('/api/admin/messages', contactMessageList);
export const readMessage = get('/api/admin/messages/{id}', contactThread);
export const answerMessage = post('/api/admin/messages/{id}/answer', contactAnswerInput, contactThread);
export const closeMessage = post('/api/admin/messages/{id}/close', null, contactThread);
export const assignMessage = put('/api/admin/messages/{id}/assignee', contactAssigneeInput, contactThread);
export const listOwnMessages = get('/api/contact-messages', ownContactList);
export const readOwnMessage = get('/api/contact-messages/{id}', ownContactMessage);
export const followUp = post('/api/contact-messages/{id}/replies', contactFollowUpInput, ownContactMessage);
