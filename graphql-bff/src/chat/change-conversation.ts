import type { conversationReported } from '@besesaka/schema/chat/resources.ts';
import type { z } from 'zod';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { archive, block, existing, readMessages, report } from './api.ts';
import { Conversation } from './conversation.ts';

const ConversationReported = builder.objectRef<z.infer<typeof conversationReported>>('ConversationReported').implement({
  description: 'Your report has arrived.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'A sentence to show.' }) }),
});

const which = { required: true, description: 'Identifies the conversation.' } as const;
const result = 'The conversation as it is now, or why it stays as it was.';

builder.mutationFields((t) => ({
  markMessagesRead: t.field({
    type: Conversation,
    description: 'Says that you have seen the messages up to a number; never fewer than before.',
    args: {
      conversationId: t.arg.id(which),
      upTo: t.arg.int({ required: true, description: 'Number of the last message that you have seen.' }),
    },
    errors: failsAs('MarkMessagesReadResult', result),
    resolve: async (_root, { conversationId, upTo }, ctx) =>
      (await ctx.rest.call(readMessages, { params: { id: existing(conversationId) }, body: { up_to: upTo } })).data,
  }),
  archiveConversation: t.field({
    type: Conversation,
    description: 'Puts a conversation away, or takes it back; the other person does not notice.',
    args: {
      id: t.arg.id(which),
      archived: t.arg.boolean({ required: true, description: 'Whether it shall be away.' }),
    },
    errors: failsAs('ArchiveConversationResult', result),
    resolve: async (_root, { id, archived }, ctx) =>
      (await ctx.rest.call(archive, { params: { id: existing(id) }, body: { archived } })).data,
  }),
  blockPartner: t.field({
    type: Conversation,
    description: 'Blocks the other person in all conversations with you, or lets them write again.',
    args: {
      conversationId: t.arg.id(which),
      blocked: t.arg.boolean({ required: true, description: 'Whether the other person shall be blocked.' }),
    },
    errors: failsAs('BlockPartnerResult', result),
    resolve: async (_root, { conversationId, blocked }, ctx) =>
      (await ctx.rest.call(block, { params: { id: existing(conversationId) }, body: { blocked } })).data,
  }),
  reportConversation: t.field({
    type: ConversationReported,
    description: 'Reports a conversation to the marketplace, its last messages with it.',
    args: {
      id: t.arg.id(which),
      reason: t.arg.string({ required: true, description: 'One of the reasons that the form shows.' }),
      details: t.arg.string({ required: true, description: 'What happened, at most 1000 characters.' }),
    },
    errors: failsAs('ReportConversationResult', 'That it has arrived, or why not.'),
    resolve: (_root, { id, reason, details }, ctx) =>
      ctx.rest.call(report, { params: { id: existing(id) }, body: { reason, details } }),
  }),
}));
