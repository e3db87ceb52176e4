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
import { restCalls } from '#platform/graphql/mutation-descriptions.ts';
import { Conversation } from './conversation.ts';
import { existing } from './existing.ts';
import { Message } from './message.ts';
import { ReportReason } from './report-reason.ts';

const ConversationReported = builder.objectRef<z.infer<typeof conversationReported>>('ConversationReported').implement({
  description: 'Confirmation of a report.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'Message to show to the user.' }) }),
});

const idOptions = { required: true, description: 'ID of the conversation.' } as const;

const MarkMessagesReadInput = builder.inputType('MarkMessagesReadInput', {
  description: 'The messages to mark as read.',
  fields: (t) => ({
    conversationId: t.id(idOptions),
    upTo: t.int({ required: true, description: 'Number of the last message that the user has seen.' }),
  }),
});

const ArchiveConversationInput = builder.inputType('ArchiveConversationInput', {
  description: 'A conversation, and whether it is archived.',
  fields: (t) => ({
    conversationId: t.id(idOptions),
    archived: t.boolean({ required: true, description: 'true archives the conversation, false moves it back.' }),
  }),
});

const HideMessageInput = builder.inputType('HideMessageInput', {
  description: 'A message, and whether it is hidden.',
  fields: (t) => ({
    conversationId: t.id(idOptions),
    number: t.int({ required: true, description: 'Number of the message in the conversation.' }),
    hidden: t.boolean({ required: true, description: 'true hides the message from the viewer, false shows it again.' }),
  }),
});

const BlockPartnerInput = builder.inputType('BlockPartnerInput', {
  description: 'A conversation, and whether its other user is blocked.',
  fields: (t) => ({
    conversationId: t.id(idOptions),
    blocked: t.boolean({ required: true, description: 'true blocks the other user, false unblocks them.' }),
  }),
});

const ReportConversationInput = builder.inputType('ReportConversationInput', {
  description: 'A report of a conversation.',
  fields: (t) => ({
    conversationId: t.id(idOptions),
    reason: t.field({ type: ReportReason, required: true, description: 'Reason for the report.' }),
    details: t.string({ required: true, description: 'Description, at most 1000 characters.' }),
  }),
});

const result = 'The updated conversation, or an error.';

builder.mutationFields((t) => ({
  markMessagesRead: t.field({
    type: Conversation,
    extensions: restCalls(markMessagesRead),
    description:
      'Marks the messages of a conversation as read up to a number. A lower number than before has no effect.',
    args: {
      input: t.arg({ type: MarkMessagesReadInput, required: true, description: 'The messages to mark as read.' }),
    },
    errors: failsAs('MarkMessagesReadResult', result),
    resolve: async (_root, { input: { conversationId, upTo } }, ctx) =>
      (await ctx.rest.call(markMessagesRead, { params: { id: existing(conversationId) }, body: { up_to: upTo } })).data,
  }),
  archiveConversation: t.field({
    type: Conversation,
    extensions: restCalls(archiveConversation),
    description: 'Archives a conversation, or moves it back. The other user does not notice.',
    args: { input: t.arg({ type: ArchiveConversationInput, required: true, description: 'The conversation.' }) },
    errors: failsAs('ArchiveConversationResult', result),
    resolve: async (_root, { input: { conversationId, archived } }, ctx) =>
      (await ctx.rest.call(archiveConversation, { params: { id: existing(conversationId) }, body: { archived } })).data,
  }),
  hideMessage: t.field({
    type: Message,
    extensions: restCalls(hideMessage),
    description: 'Deletes a message for the viewer only, or undoes that. The other user still sees it.',
    args: { input: t.arg({ type: HideMessageInput, required: true, description: 'The message.' }) },
    errors: failsAs('HideMessageResult', 'The updated message, or an error.'),
    resolve: async (_root, { input: { conversationId, ...body } }, ctx) =>
      (await ctx.rest.call(hideMessage, { params: { id: existing(conversationId) }, body })).data,
  }),
  blockPartner: t.field({
    type: Conversation,
    extensions: restCalls(blockPartner),
    description: 'Blocks the other user in all conversations with the viewer, or unblocks them.',
    args: { input: t.arg({ type: BlockPartnerInput, required: true, description: 'The user to block or unblock.' }) },
    errors: failsAs('BlockPartnerResult', result),
    resolve: async (_root, { input: { conversationId, blocked } }, ctx) =>
      (await ctx.rest.call(blockPartner, { params: { id: existing(conversationId) }, body: { blocked } })).data,
  }),
  reportConversation: t.field({
    type: ConversationReported,
    extensions: restCalls(reportConversation),
    description: 'Reports a conversation, with its newest messages as evidence.',
    args: { input: t.arg({ type: ReportConversationInput, required: true, description: 'The report.' }) },
    errors: failsAs('ReportConversationResult', 'Confirmation of the report, or an error.'),
    resolve: (_root, { input: { conversationId, reason, details } }, ctx) =>
      ctx.rest.call(reportConversation, { params: { id: existing(conversationId) }, body: { reason, details } }),
  }),
}));
