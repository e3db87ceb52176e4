import {
  archiveConversation,
  blockPartner,
  hideMessage,
  reportConversation,
} from '@besesaka/schema/chat/member-operations.ts';
import { markMessagesRead } from '@besesaka/schema/chat/operations.ts';
import type { conversationReported } from '@besesaka/schema/chat/resources.ts';
import type { z } from 'zod';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { Conversation } from './conversation.ts';
import { existing } from './existing.ts';
import { Message } from './message.ts';
import { ReportReason } from './report-reason.ts';

const ConversationReported = builder.objectRef<z.infer<typeof conversationReported>>('ConversationReported').implement({
  description: 'Your report has arrived.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'A sentence to show.' }) }),
});

const which = { required: true, description: 'Identifies the conversation.' } as const;

const MarkMessagesReadInput = builder.inputType('MarkMessagesReadInput', {
  description: 'What you have seen.',
  fields: (t) => ({
    conversationId: t.id(which),
    upTo: t.int({ required: true, description: 'Number of the last message that you have seen.' }),
  }),
});

const ArchiveConversationInput = builder.inputType('ArchiveConversationInput', {
  description: 'What to put away, or to take back.',
  fields: (t) => ({
    conversationId: t.id(which),
    archived: t.boolean({ required: true, description: 'Whether it shall be away.' }),
  }),
});

const HideMessageInput = builder.inputType('HideMessageInput', {
  description: 'Which message to delete for you, or to take back.',
  fields: (t) => ({
    conversationId: t.id(which),
    number: t.int({ required: true, description: 'Its place in the conversation.' }),
    hidden: t.boolean({ required: true, description: 'Whether it shall be deleted for you.' }),
  }),
});

const BlockPartnerInput = builder.inputType('BlockPartnerInput', {
  description: 'Whom to block, or to let write again.',
  fields: (t) => ({
    conversationId: t.id(which),
    blocked: t.boolean({ required: true, description: 'Whether the other person shall be blocked.' }),
  }),
});

const ReportConversationInput = builder.inputType('ReportConversationInput', {
  description: 'What the marketplace should look at, and why.',
  fields: (t) => ({
    conversationId: t.id(which),
    reason: t.field({ type: ReportReason, required: true, description: 'What it is about.' }),
    details: t.string({ required: true, description: 'What happened, at most 1000 characters.' }),
  }),
});

const result = 'The conversation as it is now, or why it stays as it was.';

builder.mutationFields((t) => ({
  markMessagesRead: t.field({
    type: Conversation,
    extensions: asks(markMessagesRead),
    description: 'Says that you have seen the messages up to a number; never fewer than before.',
    args: { input: t.arg({ type: MarkMessagesReadInput, required: true, description: 'What you have seen.' }) },
    errors: failsAs('MarkMessagesReadResult', result),
    resolve: async (_root, { input: { conversationId, upTo } }, ctx) =>
      (await ctx.rest.call(markMessagesRead, { params: { id: existing(conversationId) }, body: { up_to: upTo } })).data,
  }),
  archiveConversation: t.field({
    type: Conversation,
    extensions: asks(archiveConversation),
    description: 'Puts a conversation away, or takes it back; the other person does not notice.',
    args: { input: t.arg({ type: ArchiveConversationInput, required: true, description: 'Which, and where to.' }) },
    errors: failsAs('ArchiveConversationResult', result),
    resolve: async (_root, { input: { conversationId, archived } }, ctx) =>
      (await ctx.rest.call(archiveConversation, { params: { id: existing(conversationId) }, body: { archived } })).data,
  }),
  hideMessage: t.field({
    type: Message,
    extensions: asks(hideMessage),
    description: 'Deletes a message for you alone, or takes that back; the other person keeps it and does not notice.',
    args: { input: t.arg({ type: HideMessageInput, required: true, description: 'Which, and whether.' }) },
    errors: failsAs('HideMessageResult', 'The message as it is for you now, or why it stays as it was.'),
    resolve: async (_root, { input: { conversationId, ...body } }, ctx) =>
      (await ctx.rest.call(hideMessage, { params: { id: existing(conversationId) }, body })).data,
  }),
  blockPartner: t.field({
    type: Conversation,
    extensions: asks(blockPartner),
    description: 'Blocks the other person in all conversations with you, or lets them write again.',
    args: { input: t.arg({ type: BlockPartnerInput, required: true, description: 'Whom, and whether.' }) },
    errors: failsAs('BlockPartnerResult', result),
    resolve: async (_root, { input: { conversationId, blocked } }, ctx) =>
      (await ctx.rest.call(blockPartner, { params: { id: existing(conversationId) }, body: { blocked } })).data,
  }),
  reportConversation: t.field({
    type: ConversationReported,
    extensions: asks(reportConversation),
    description: 'Reports a conversation to the marketplace, its last messages with it.',
    args: { input: t.arg({ type: ReportConversationInput, required: true, description: 'What, and why.' }) },
    errors: failsAs('ReportConversationResult', 'That it has arrived, or why not.'),
    resolve: (_root, { input: { conversationId, reason, details } }, ctx) =>
      ctx.rest.call(reportConversation, { params: { id: existing(conversationId) }, body: { reason, details } }),
  }),
}));
