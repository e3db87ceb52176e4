import {
  archiveConversation,
  blockPartner,
  hideMessage,
  reportConversation,
} from '@besesaka/schema/chat/member-operations.ts';
import { markMessagesRead } from '@besesaka/schema/chat/operations.ts';
import { inFieldsOf } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { mutation, shownMessage } from '#platform/graphql/mutation.ts';
import { ReportReason } from './chat-enums.ts';
import { Conversation } from './conversation.ts';
import { Message } from './message.ts';
import { existing } from './read-window.ts';

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
    content: t.string({ required: true, description: 'Description, at most 1000 characters.' }),
  }),
});

const updated = { conversation: { type: Conversation, description: 'The updated conversation.' } };

mutation('markMessagesRead', {
  restCalls: [markMessagesRead],
  description: 'Marks the messages of a conversation as read up to a number. A lower number than before has no effect.',
  input: { type: MarkMessagesReadInput, description: 'The messages to mark as read.' },
  payload: updated,
  resolve: async ({ conversationId, upTo }, ctx) => ({
    conversation: (
      await ctx.rest.call(markMessagesRead, { params: { id: existing(conversationId) }, body: { up_to: upTo } })
    ).data,
  }),
});

mutation('archiveConversation', {
  restCalls: [archiveConversation],
  description: 'Archives a conversation, or moves it back. The other user does not notice.',
  input: { type: ArchiveConversationInput, description: 'The conversation.' },
  payload: updated,
  resolve: async ({ conversationId, archived }, ctx) => ({
    conversation: (
      await ctx.rest.call(archiveConversation, { params: { id: existing(conversationId) }, body: { archived } })
    ).data,
  }),
});

mutation('hideMessage', {
  restCalls: [hideMessage],
  description: 'Deletes a message for the viewer only, or undoes that. The other user still sees it.',
  input: { type: HideMessageInput, description: 'The message.' },
  payload: { message: { type: Message, description: 'The updated message.' } },
  resolve: async ({ conversationId, ...body }, ctx) => ({
    message: (await ctx.rest.call(hideMessage, { params: { id: existing(conversationId) }, body })).data,
  }),
});

mutation('blockPartner', {
  restCalls: [blockPartner],
  description: 'Blocks the other user in all conversations with the viewer, or unblocks them.',
  input: { type: BlockPartnerInput, description: 'The user to block or unblock.' },
  payload: updated,
  resolve: async ({ conversationId, blocked }, ctx) => ({
    conversation: (await ctx.rest.call(blockPartner, { params: { id: existing(conversationId) }, body: { blocked } }))
      .data,
  }),
});

mutation('reportConversation', {
  restCalls: [reportConversation],
  description: 'Reports a conversation, with its newest messages as evidence.',
  input: { type: ReportConversationInput, description: 'The report.' },
  payload: { message: shownMessage },
  resolve: ({ conversationId, reason, content: details }, ctx) => {
    const reported = { params: { id: existing(conversationId) }, body: { reason, details } };
    return inFieldsOf({ details: 'content' }, ctx.rest.call(reportConversation, reported));
  },
});
