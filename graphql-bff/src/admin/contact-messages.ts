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
import { helpLimits } from '@besesaka/schema/help/limits.ts';
import { Admin } from '#accounts/admin.ts';
import { InquiryKind } from '#help/contact.ts';
import { ContactState } from '#help/own-messages.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { orNull } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOf, numberedArgs, positionOf, sizedAs, toConnection } from '#platform/graphql/connection.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { passedThrough } from '#platform/graphql/from-contract.ts';
import { asks } from '#platform/graphql/mutation-words.ts';

export const ContactMessageRow = builder.objectRef<Row>('ContactMessageRow').implement({
  description: 'What somebody wrote to us, as the queue shows it.',
  fields: (t) => ({
    ...passedThrough(t, contactMessageRow),
    kind: t.expose('inquiry_type', { type: InquiryKind, description: 'What it is about.' }),
    state: t.expose('state', { type: ContactState, description: 'Whether somebody looked after it.' }),
  }),
});

const ContactReply = builder.objectRef<Reply>('ContactReply').implement({
  description: 'What was written after a message, by us or by its sender.',
  fields: (t) => passedThrough(t, contactReply),
});

const ContactThread = builder.objectRef<Thread>('ContactThread').implement({
  description: 'All of a message to us; that somebody read it is on record.',
  fields: (t) => ({
    ...passedThrough(t, contactThread),
    kind: t.expose('inquiry_type', { type: InquiryKind, description: 'What it is about.' }),
    state: t.expose('state', { type: ContactState, description: 'Whether somebody looked after it.' }),
    replies: t.expose('replies', {
      type: [ContactReply],
      extensions: atMost(2 * helpLimits.repliesMax),
      description: 'What was written since, oldest first.',
    }),
    others: t.expose('others', {
      type: [ContactMessageRow],
      extensions: atMost(limits.othersShown),
      description: 'What else came from the same address, newest first.',
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
    description: 'What people wrote to us: what waits with the longest wait first, all else newest first.',
    args: {
      ...numberedArgs(sizes),
      state: t.arg({ type: ContactState, description: 'Only those that stand there.' }),
      words: t.arg.string({ description: 'A number, or part of a name, address, subject or of the words.' }),
    },
    resolve: async (_admin, { state, words, ...args }, ctx, info) => {
      const query = { state, q: words, ...positionOf(args, info, sizes) };
      return toConnection(await readOnce(ctx, listContactMessages, { query }), (row) => row);
    },
  }),
  contactMessage: t.field({
    type: ContactThread,
    nullable: true,
    extensions: callForEach,
    description: 'One message with what was written back; null where there is none.',
    args: { id: t.arg.id({ required: true, description: 'Which one.' }) },
    resolve: (_admin, { id }, ctx) =>
      orNull('NOT_FOUND', readOnce(ctx, readContactMessage, { params: { id: String(id) } })),
  }),
}));

const AnswerContactInput = builder.inputType('AnswerContactInput', {
  description: 'What is written back.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Which message.' }),
    text: t.string({ required: true, description: 'Mailed as it is, 10 to 2000 characters.' }),
  }),
});

const CloseContactInput = builder.inputType('CloseContactInput', {
  description: 'What needs no answer.',
  fields: (t) => ({ id: t.id({ required: true, description: 'Which message.' }) }),
});

const AssignContactInput = builder.inputType('AssignContactInput', {
  description: 'Who looks after a message.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Which message.' }),
    isMine: t.boolean({ required: true, description: 'Whether you do from now on, or nobody.' }),
  }),
});

builder.mutationFields((t) => ({
  assignContact: t.field({
    type: ContactThread,
    extensions: asks(assignContactMessage),
    description: 'For admins: looks after a message to us, or leaves it to the others.',
    args: { input: t.arg({ type: AssignContactInput, required: true, description: 'Who, and which message.' }) },
    errors: failsAs('AssignContactResult', 'The message as it is now, or why it stays as it was.'),
    resolve: (_root, { input: { id, isMine } }, ctx) =>
      ctx.rest.call(assignContactMessage, { params: { id: String(id) }, body: { is_mine: isMine } }),
  }),
  answerContact: t.field({
    type: ContactThread,
    extensions: asks(answerContactMessage),
    description: 'For admins: answers a message to us by mail.',
    args: { input: t.arg({ type: AnswerContactInput, required: true, description: 'The answer.' }) },
    errors: failsAs('AnswerContactResult', 'The message with the answer, or why it was not sent.'),
    resolve: (_root, { input: { id, text } }, ctx) =>
      ctx.rest.call(answerContactMessage, { params: { id: String(id) }, body: { text } }),
  }),
  closeContact: t.field({
    type: ContactThread,
    extensions: asks(closeContactMessage),
    description: 'For admins: a message to us needs no answer.',
    args: { input: t.arg({ type: CloseContactInput, required: true, description: 'Which message.' }) },
    errors: failsAs('CloseContactResult', 'The message as it is now, or why it stays as it was.'),
    resolve: (_root, { input: { id } }, ctx) => ctx.rest.call(closeContactMessage, { params: { id: String(id) } }),
  }),
}));
