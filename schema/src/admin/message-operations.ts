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
  summary: 'For admins: what people wrote to us',
  query: describeQuery(messagesQuery, {
    ...listWords(limits.perPage),
    state: ['Only those that stand there', 'waiting'],
    q: ['A number, or part of a name, address, subject or of the words', '1042'],
  }),
  response: contactMessageList,
});

export const readContactMessage = defineOperation({
  id: 'readContactMessage',
  method: 'GET',
  path: '/api/admin/messages/{id}',
  auth: 'admin',
  summary: 'For admins: a message with what was written back; each look is audited',
  params: messageParams,
  response: contactThread,
});

export const answerContactMessage = defineOperation({
  id: 'answerContactMessage',
  method: 'POST',
  path: '/api/admin/messages/{id}/answer',
  auth: 'admin',
  suspended: 'refused',
  summary: 'For admins: write back by mail',
  params: messageParams,
  body: describeInput('ContactAnswerInput', contactAnswerInput, 'What is written back.', {
    text: ['Mailed as it is, 10 to 2000 characters', 'The rider will come tomorrow before noon.'],
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
  summary: 'For admins: a message needs no answer',
  params: messageParams,
  response: contactThread,
});

export const assignContactMessage = defineOperation({
  id: 'assignContactMessage',
  method: 'PUT',
  path: '/api/admin/messages/{id}/assignee',
  auth: 'admin',
  suspended: 'refused',
  summary: 'For admins: look after a message, or leave it to the others',
  params: messageParams,
  body: describeInput('ContactAssigneeInput', contactAssigneeInput, 'Who looks after a message.', {
    is_mine: ['You, or nobody', true],
  }),
  response: contactThread,
});
