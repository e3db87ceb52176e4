import { adminMessageLimits as limits } from '@besesaka/schema/admin/limits.ts';
import {
  answerContactMessage,
  assignContactMessage,
  closeContactMessage,
  listContactMessages,
  readContactMessage,
} from '@besesaka/schema/admin/message-operations.ts';
import {
  contactMessageRow,
  contactReply,
  contactThread,
  type ContactReply as Reply,
  type ContactMessageRow as Row,
  type ContactThread as Thread,
} from '@besesaka/schema/admin/messages.ts';
import { contactState, helpLimits, inquiryKind } from '@besesaka/schema/help/limits.ts';
import { Admin } from '#accounts/admin.ts';
import { readOnce } from '#platform/context/context.ts';
import { enumOf } from '#platform/contract/enumeration.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { inFieldsOf, orNull } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOf, numberedArgs, positionOf, sizedAs, toConnection } from '#platform/graphql/connection.ts';
import { descriptionOf, exposeFields } from '#platform/graphql/from-contract.ts';
import { mutation } from '#platform/graphql/mutation.ts';

export const ContactMessageRow = builder.objectRef<Row>('ContactMessageRow').implement({
  description: "A contact message in the admins' list.",
  fields: (t) => ({
    ...exposeFields(t, contactMessageRow),
    kind: t.expose('inquiry_type', { type: enumOf(inquiryKind), description: 'Subject area of the message.' }),
    state: t.expose('state', { type: enumOf(contactState), description: 'State of the message.' }),
  }),
});

const ContactReply = builder.objectRef<Reply>('ContactReply').implement({
  description: 'A reply to a contact message, by an admin or by its sender.',
  fields: (t) => ({
    ...exposeFields(t, contactReply, { without: ['text'] }),
    content: t.exposeString('text', descriptionOf(contactReply, 'text')),
  }),
});

const ContactThread = builder.objectRef<Thread>('ContactThread').implement({
  description: 'A contact message with its replies; each access is audited.',
  fields: (t) => ({
    ...exposeFields(t, contactThread, { without: ['message'] }),
    content: t.exposeString('message', descriptionOf(contactThread, 'message')),
    kind: t.expose('inquiry_type', { type: enumOf(inquiryKind), description: 'Subject area of the message.' }),
    state: t.expose('state', { type: enumOf(contactState), description: 'State of the message.' }),
    replies: t.expose('replies', {
      type: [ContactReply],
      extensions: atMost(2 * helpLimits.repliesMax),
      description: 'Replies, oldest first.',
    }),
    others: t.expose('others', {
      type: [ContactMessageRow],
      extensions: atMost(limits.othersShown),
      description: 'Other messages from the same email address, newest first.',
    }),
  }),
});

const sizes = { usual: limits.perPage };

const ContactMessageConnection = connectionOf('ContactMessageRow', ContactMessageRow, {
  one: 'message',
  many: 'messages',
});

builder.objectFields(Admin, (t) => ({
  contactMessages: t.field({
    type: ContactMessageConnection,
    nullable: true,
    extensions: { ...callForEach, ...sizedAs(sizes) },
    description: 'Contact messages: waiting ones first, longest wait first, then the others, newest first.',
    args: {
      ...numberedArgs(sizes),
      state: t.arg({ type: enumOf(contactState), description: 'Return only messages in this state.' }),
      search: t.arg.string({
        description: 'Number of a message, or part of the name, email address, subject or text.',
      }),
    },
    resolve: async (_admin, { state, search, ...args }, ctx, info) => {
      const query = { state, q: search, ...positionOf(args, info, sizes) };
      return toConnection(await readOnce(ctx, listContactMessages, { query }), (row) => row);
    },
  }),
  contactMessage: t.field({
    type: ContactThread,
    nullable: true,
    extensions: callForEach,
    description: 'One contact message with its replies; null if it does not exist.',
    args: { id: t.arg.id({ required: true, description: 'ID of the message.' }) },
    resolve: (_admin, { id }, ctx) =>
      orNull('NOT_FOUND', readOnce(ctx, readContactMessage, { params: { id: String(id) } })),
  }),
}));

const AnswerContactInput = builder.inputType('AnswerContactInput', {
  description: 'An answer to a contact message.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'ID of the message.' }),
    content: t.string({ required: true, description: 'Text of the answer, 10 to 2000 characters, sent by email.' }),
  }),
});

const CloseContactInput = builder.inputType('CloseContactInput', {
  description: 'The contact message to close.',
  fields: (t) => ({ id: t.id({ required: true, description: 'ID of the message.' }) }),
});

const AssignContactInput = builder.inputType('AssignContactInput', {
  description: 'The assignment of a contact message.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'ID of the message.' }),
    isMine: t.boolean({ required: true, description: 'true assigns the message to the viewer, false to no one.' }),
  }),
});

mutation('assignContact', {
  restCalls: [assignContactMessage],
  description: 'For admins: assigns a contact message to the viewer, or removes the assignment.',
  input: { type: AssignContactInput, description: 'The assignment.' },
  payload: { contactMessage: { type: ContactThread, description: 'The updated message.' } },
  resolve: async ({ id, isMine }, ctx) => ({
    contactMessage: await ctx.rest.call(assignContactMessage, {
      params: { id: String(id) },
      body: { is_mine: isMine },
    }),
  }),
});

mutation('answerContact', {
  restCalls: [answerContactMessage],
  description: 'For admins: answers a contact message by email.',
  input: { type: AnswerContactInput, description: 'The answer.' },
  payload: { contactMessage: { type: ContactThread, description: 'The message with the answer.' } },
  resolve: async ({ id, content: text }, ctx) => {
    const sent = ctx.rest.call(answerContactMessage, { params: { id: String(id) }, body: { text } });
    return { contactMessage: await inFieldsOf({ text: 'content' }, sent) };
  },
});

mutation('closeContact', {
  restCalls: [closeContactMessage],
  description: 'For admins: closes a contact message without an answer.',
  input: { type: CloseContactInput, description: 'The message to close.' },
  payload: { contactMessage: { type: ContactThread, description: 'The updated message.' } },
  resolve: async ({ id }, ctx) => ({
    contactMessage: await ctx.rest.call(closeContactMessage, { params: { id: String(id) } }),
  }),
});
