import { helpLimits as limits } from '@besesaka/schema/help/limits.ts';
import {
  contactMessageRow,
  contactReply,
  contactThread,
  type ContactReply as Reply,
  type ContactMessageRow as Row,
  type ContactThread as Thread,
} from '@besesaka/schema/help/messages.ts';
import type { ListAnswer } from '@besesaka/schema/kernel/resources.ts';
import { Admin } from '#accounts/admin.ts';
import { readOnce } from '#platform/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { orNull } from '#platform/graphql/errors.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { passedThrough } from '#platform/graphql/from-contract.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { answerMessage, closeMessage, listMessages, readMessage } from './api.ts';
import { InquiryType } from './contact.ts';

const ContactState = builder.enumType('ContactState', {
  description: 'Whether somebody looked after a message to us.',
  values: {
    DONE: { value: 'done', description: 'It was answered, or needs no answer.' },
    WAITING: { value: 'waiting', description: 'It waits.' },
  } as const,
});

const ContactMessageRow = builder.objectRef<Row>('ContactMessageRow').implement({
  description: 'What somebody wrote to us, as the queue shows it.',
  fields: (t) => ({
    ...passedThrough(t, contactMessageRow),
    inquiryType: t.expose('inquiry_type', { type: InquiryType, description: 'What it is about.' }),
    state: t.expose('state', { type: ContactState, description: 'Whether somebody looked after it.' }),
  }),
});

const ContactReply = builder.objectRef<Reply>('ContactReply').implement({
  description: 'What we wrote back.',
  fields: (t) => passedThrough(t, contactReply),
});

const ContactThread = builder.objectRef<Thread>('ContactThread').implement({
  description: 'All of a message to us; that somebody read it is on record.',
  fields: (t) => ({
    ...passedThrough(t, contactThread),
    inquiryType: t.expose('inquiry_type', { type: InquiryType, description: 'What it is about.' }),
    state: t.expose('state', { type: ContactState, description: 'Whether somebody looked after it.' }),
    replies: t.expose('replies', {
      type: [ContactReply],
      extensions: atMost(limits.repliesMax),
      description: 'What we wrote back, oldest first.',
    }),
    others: t.expose('others', {
      type: [ContactMessageRow],
      extensions: atMost(limits.othersShown),
      description: 'What else came from the same address, newest first.',
    }),
  }),
});

interface Page {
  list: ListAnswer<Row>;
  page: number;
}

const ContactMessagePage = builder.objectRef<Page>('ContactMessagePage').implement({
  description: 'One page of what people wrote to us.',
  fields: (t) => ({
    items: t.field({
      type: [ContactMessageRow],
      extensions: atMost(limits.messagesPerPage),
      description: 'Those that wait with the longest wait first, all others newest first.',
      resolve: ({ list }) => list.results,
    }),
    totalCount: t.int({ description: 'How many there are.', resolve: ({ list }) => list.count }),
    page: t.exposeInt('page', { description: 'Number of this page, from 1.' }),
    pageCount: t.int({
      description: 'How many pages there are.',
      resolve: ({ list }) => Math.ceil(list.count / limits.messagesPerPage),
    }),
  }),
});

builder.objectFields(Admin, (t) => ({
  contactMessages: t.field({
    type: ContactMessagePage,
    nullable: true,
    extensions: callForEach,
    description: `What people wrote to us, ${limits.messagesPerPage} to a page.`,
    args: {
      state: t.arg({ type: ContactState, description: 'Only those that stand there.' }),
      page: t.arg.int({ required: true, defaultValue: 1, description: 'Number of the page, from 1.' }),
    },
    resolve: async (_admin, { state, page }, ctx) => {
      const query = { state, page, page_size: limits.messagesPerPage };
      return { list: await readOnce(ctx, listMessages, { query }), page };
    },
  }),
  contactMessage: t.field({
    type: ContactThread,
    nullable: true,
    extensions: callForEach,
    description: 'One message with what was written back; null where there is none.',
    args: { id: t.arg.id({ required: true, description: 'Which one.' }) },
    resolve: (_admin, { id }, ctx) => orNull('NOT_FOUND', readOnce(ctx, readMessage, { params: { id: String(id) } })),
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

builder.mutationFields((t) => ({
  answerContact: t.field({
    type: ContactThread,
    extensions: asks(answerMessage),
    description: 'For admins: answers a message to us by mail.',
    args: { input: t.arg({ type: AnswerContactInput, required: true, description: 'The answer.' }) },
    errors: failsAs('AnswerContactResult', 'The message with the answer, or why it was not sent.'),
    resolve: (_root, { input: { id, text } }, ctx) =>
      ctx.rest.call(answerMessage, { params: { id: String(id) }, body: { text } }),
  }),
  closeContact: t.field({
    type: ContactThread,
    extensions: asks(closeMessage),
    description: 'For admins: a message to us needs no answer.',
    args: { input: t.arg({ type: CloseContactInput, required: true, description: 'Which message.' }) },
    errors: failsAs('CloseContactResult', 'The message as it is now, or why it stays as it was.'),
    resolve: (_root, { input: { id } }, ctx) => ctx.rest.call(closeMessage, { params: { id: String(id) } }),
  }),
}));
