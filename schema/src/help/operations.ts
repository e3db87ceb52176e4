import { z } from 'zod';
import { defineOperation } from '#kernel/operations/define-operation.ts';
import { describeInput, describeQuery, pathParam, slugOf } from '#kernel/reference/words.ts';
import { contactInput } from './inputs.ts';
import { contactFollowUpInput, ownContactList, ownContactMessage } from './messages.ts';
import { contactAnswer, faqTopics, policy, policyList, safetyTips } from './resources.ts';

const messageParams = pathParam('id', z.uuid(), 'Of the message', '01a20146-9d11-7a20-8b3c-3c4d5e6f7081');

export const listFaqs = defineOperation({
  id: 'listFaqs',
  method: 'GET',
  path: '/api/faqs',
  auth: 'visitor',
  summary: 'All questions and answers, by topic',
  response: faqTopics,
});

export const listSafetyTips = defineOperation({
  id: 'listSafetyTips',
  method: 'GET',
  path: '/api/safety-tips',
  auth: 'visitor',
  summary: 'How to buy without worry',
  response: safetyTips,
});

export const listPolicies = defineOperation({
  id: 'listPolicies',
  method: 'GET',
  path: '/api/policies',
  auth: 'visitor',
  summary: 'All policies',
  response: policyList,
});

export const readPolicy = defineOperation({
  id: 'readPolicy',
  method: 'GET',
  path: '/api/policies/{slug}',
  auth: 'visitor',
  summary: 'A policy with its text',
  params: slugOf("The policy's part of addresses", 'returns'),
  response: policy,
});

export const contact = defineOperation({
  id: 'contact',
  method: 'POST',
  path: '/api/contact',
  auth: 'optional',
  suspended: 'may',
  summary: 'Write to those who run the marketplace',
  body: describeInput('ContactInput', contactInput, 'A message to those who run the marketplace.', {
    name: ['Who writes, up to 100 characters', 'Afua Boatemaa Darko'],
    email: ['Where the answer goes', 'buyer@besesaka.test'],
    subject: ['In a few words, up to 150 characters', 'A parcel that did not come'],
    message: ['In full, up to 500 characters', 'The rider called on Friday, and nobody has come since.'],
    inquiry_type: ['What it is about', 'Order'],
  }),
  response: contactAnswer,
  status: 201,
});

export const listOwnContactMessages = defineOperation({
  id: 'listOwnContactMessages',
  method: 'GET',
  path: '/api/contact-messages',
  auth: 'user',
  summary: 'What this person wrote to us, with what was written since',
  response: ownContactList,
});

export const readOwnContactMessage = defineOperation({
  id: 'readOwnContactMessage',
  method: 'GET',
  path: '/api/contact-messages/{id}',
  auth: 'optional',
  summary: 'A message to us with what was written since, for who sent it',
  params: messageParams,
  query: describeQuery(z.object({ token: z.string().max(100).optional() }), {
    token: ['Of our mail', 'kq3VxN0n2bT0Ww'],
  }),
  response: ownContactMessage,
});

export const followUpContactMessage = defineOperation({
  id: 'followUpContactMessage',
  method: 'POST',
  path: '/api/contact-messages/{id}/replies',
  auth: 'optional',
  suspended: 'may',
  summary: 'Add something to a message to us',
  params: messageParams,
  body: describeInput('ContactFollowUpInput', contactFollowUpInput, 'What you add to your message.', {
    text: ['2 to 2000 characters', 'He came, thank you.'],
    token: ['Of our mail, for who was not logged in', 'kq3VxN0n2bT0Ww'],
  }),
  response: ownContactMessage,
  refuses: ['REFUSED', 'RATE_LIMITED'],
});
