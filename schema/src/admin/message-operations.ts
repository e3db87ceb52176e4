import { z } from 'zod';
import { defineOperation } from '#kernel/operations/define-operation.ts';
import { describeInput, describeQuery, listWords, pathParam } from '#kernel/reference/words.ts';
import { adminMessageLimits as limits } from './limits.ts';
import {
  contactAnswerInput,
  contactAssigneeInput,
  contactMessageList,
  contactThread,
  messagesQuery,
} from './messages.ts';

const messageParams = pathParam('id', z.uuid(), 'Of the message', '01a20146-9d11-7a20-8b3c-3c4d5e6f7081');

export const listContactMessages = defineOperation({
  id: 'listContactMessages',
  method: 'GET',
  path: '/api/admin/messages',
  auth: 'admin',
  summary: 'For admins: list the contact messages',
  query: describeQuery(messagesQuery, {
    ...listWords(limits.perPage),
    state: ['Filter by state', 'waiting'],
    q: ['A number, or part of the name, email address, subject or text', '1042'],
  }),
  response: contactMessageList,
});

export const readContactMessage = defineOperation({
  id: 'readContactMessage',
  method: 'GET',
  path: '/api/admin/messages/{id}',
  auth: 'admin',
  summary: 'For admins: get a contact message with its replies; audited',
  params: messageParams,
  response: contactThread,
});

export const answerContactMessage = defineOperation({
  id: 'answerContactMessage',
  method: 'POST',
  path: '/api/admin/messages/{id}/answer',
  auth: 'admin',
  suspended: 'refused',
  summary: 'For admins: answer a contact message by email',
  params: messageParams,
  body: describeInput('ContactAnswerInput', contactAnswerInput, 'The reply to a contact message.', {
    text: ['Text of the email, 10 to 2000 characters', 'The rider will come tomorrow before noon.'],
  }),
  response: contactThread,
  refuses: ['REFUSED'],
});

export const closeContactMessage = defineOperation({
  id: 'closeContactMessage',
  method: 'POST',
  path: '/api/admin/messages/{id}/close',
  auth: 'admin',
  suspended: 'refused',
  summary: 'For admins: close a contact message without an answer',
  params: messageParams,
  response: contactThread,
});

export const assignContactMessage = defineOperation({
  id: 'assignContactMessage',
  method: 'PUT',
  path: '/api/admin/messages/{id}/assignee',
  auth: 'admin',
  suspended: 'refused',
  summary: 'For admins: assign a contact message to yourself, or unassign it',
  params: messageParams,
  body: describeInput('ContactAssigneeInput', contactAssigneeInput, 'Who looks after a message.', {
    is_mine: ['true assigns it to you, false to no one', true],
  }),
  response: contactThread,
});
