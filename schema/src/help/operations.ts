import { z } from 'zod';
import { defineOperation } from '#kernel/operations/define-operation.ts';
import { describeQuery, pathParam, slugOf } from '#kernel/reference/words.ts';
import { contactFollowUpInput, contactInput } from './inputs.ts';
import { ownContactList, ownContactMessage } from './messages.ts';
import { contactAnswer, faqTopics, policy, policyList, safetyTips } from './resources.ts';

const messageParams = pathParam('id', z.uuid(), 'ID of the message', '01a20146-9d11-7a20-8b3c-3c4d5e6f7081');

export const listFaqs = defineOperation({
  id: 'listFaqs',
  method: 'GET',
  path: '/api/faqs',
  auth: 'visitor',
  summary: 'List the FAQs by topic',
  response: faqTopics,
});

export const listSafetyTips = defineOperation({
  id: 'listSafetyTips',
  method: 'GET',
  path: '/api/safety-tips',
  auth: 'visitor',
  summary: 'List the safety tips for buyers',
  response: safetyTips,
});

export const listPolicies = defineOperation({
  id: 'listPolicies',
  method: 'GET',
  path: '/api/policies',
  auth: 'visitor',
  summary: 'List the policies',
  response: policyList,
});

export const readPolicy = defineOperation({
  id: 'readPolicy',
  method: 'GET',
  path: '/api/policies/{slug}',
  auth: 'visitor',
  summary: 'Get a policy with its text',
  params: slugOf('URL slug of the policy', 'returns'),
  response: policy,
});

export const contact = defineOperation({
  id: 'contact',
  method: 'POST',
  path: '/api/contact',
  auth: 'optional',
  scope: null,
  suspended: 'may',
  limit: '5 an hour; 30 an hour per IP address for visitors',
  repeated: 'the same message is stored once',
  summary: 'Send a contact message to Besesaka',
  body: contactInput,
  response: contactAnswer,
  status: 201,
});

export const listOwnContactMessages = defineOperation({
  id: 'listOwnContactMessages',
  method: 'GET',
  path: '/api/contact-messages',
  auth: 'user',
  scope: null,
  summary: "List the user's contact messages with their replies",
  response: ownContactList,
});

export const readOwnContactMessage = defineOperation({
  id: 'readOwnContactMessage',
  method: 'GET',
  path: '/api/contact-messages/{id}',
  auth: 'optional',
  scope: null,
  summary: 'Get a contact message with its replies; only its sender can',
  params: messageParams,
  query: describeQuery(z.object({ token: z.string().max(100).optional() }), {
    token: ['Token from the link in our email; needed if the message was sent without a login', 'kq3VxN0n2bT0Ww'],
  }),
  response: ownContactMessage,
});

export const followUpContactMessage = defineOperation({
  id: 'followUpContactMessage',
  method: 'POST',
  path: '/api/contact-messages/{id}/replies',
  auth: 'optional',
  scope: null,
  suspended: 'may',
  summary: 'Add a follow-up to a contact message',
  params: messageParams,
  body: contactFollowUpInput,
  response: ownContactMessage,
  refuses: ['REFUSED', 'RATE_LIMITED'],
});
