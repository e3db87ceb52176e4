import { z } from 'zod';
import { forAdmins } from '#kernel/operations/define-operation.ts';
import { describeQuery, listDescriptions, pathParam } from '#kernel/reference/words.ts';
import { contactAnswerInput, contactAssigneeInput } from './admin-inputs.ts';
import { adminMessageLimits as limits } from './limits.ts';
import { contactMessageList, contactThread, messagesQuery } from './messages.ts';

const trust = forAdmins('trust');

const messageParams = pathParam('id', z.uuid(), 'ID of the message', '01a20146-9d11-7a20-8b3c-3c4d5e6f7081');

export const listContactMessages = trust({
  id: 'listContactMessages',
  method: 'GET',
  path: '/api/admin/messages',
  summary:
    'For admins: list the contact messages: waiting ones first, longest wait first, then the others, newest first',
  query: describeQuery(messagesQuery, {
    ...listDescriptions(limits.perPage),
    state: ['Filter by state', 'waiting'],
    q: ['A number, or part of the name, email address, subject or text', '1042', { as: 'search' }],
  }),
  response: contactMessageList,
});

export const readContactMessage = trust({
  id: 'readContactMessage',
  method: 'GET',
  path: '/api/admin/messages/{id}',
  summary: 'For admins: get a contact message with its replies; audited',
  params: messageParams,
  response: contactThread,
});

export const answerContactMessage = trust({
  id: 'answerContactMessage',
  method: 'POST',
  path: '/api/admin/messages/{id}/answer',
  summary: 'For admins: answer a contact message by email',
  params: messageParams,
  body: contactAnswerInput,
  response: contactThread,
  refuses: ['REFUSED'],
});

export const closeContactMessage = trust({
  id: 'closeContactMessage',
  method: 'POST',
  path: '/api/admin/messages/{id}/close',
  summary: 'For admins: close a contact message without an answer',
  params: messageParams,
  response: contactThread,
});

export const assignContactMessage = trust({
  id: 'assignContactMessage',
  method: 'PUT',
  path: '/api/admin/messages/{id}/assignee',
  summary: 'For admins: assign a contact message to yourself, or unassign it',
  params: messageParams,
  body: contactAssigneeInput,
  response: contactThread,
});
