import { helpLimits as limits } from '@besesaka/schema/help/limits.ts';
import { type OwnContactMessage as Own, ownContactMessage, ownContactReply } from '@besesaka/schema/help/messages.ts';
import {
  followUpContactMessage,
  listOwnContactMessages,
  readOwnContactMessage,
} from '@besesaka/schema/help/operations.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { inFieldsOf, orNull } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { descriptionOf, exposeFields } from '#platform/graphql/from-contract.ts';
import { mutation } from '#platform/graphql/mutation.ts';
import { Viewer } from '#platform/graphql/viewer.ts';

export const ContactState = builder.enumType('ContactState', {
  description: 'State of a contact message.',
  values: {
    DONE: { value: 'done', description: 'Answered, or closed without an answer.' },
    WAITING: { value: 'waiting', description: 'Waiting for an answer.' },
  } as const,
});

const OwnContactReply = builder.objectRef<Own['replies'][number]>('OwnContactReply').implement({
  description: "A reply to the viewer's contact message.",
  fields: (t) => ({
    ...exposeFields(t, ownContactReply, { without: ['text'] }),
    content: t.exposeString('text', descriptionOf(ownContactReply, 'text')),
  }),
});

const OwnContactMessage = builder.objectRef<Own>('OwnContactMessage').implement({
  description: 'A contact message of the viewer with its replies.',
  fields: (t) => ({
    ...exposeFields(t, ownContactMessage, { without: ['message'] }),
    content: t.exposeString('message', descriptionOf(ownContactMessage, 'message')),
    state: t.expose('state', { type: ContactState, ...descriptionOf(ownContactMessage, 'state') }),
    replies: t.expose('replies', {
      type: [OwnContactReply],
      extensions: atMost(2 * limits.repliesMax),
      ...descriptionOf(ownContactMessage, 'replies'),
    }),
  }),
});

builder.objectField(Viewer, 'contactMessages', (t) =>
  t.field({
    type: [OwnContactMessage],
    nullable: true,
    extensions: { ...callForEach, ...atMost(limits.ownShown) },
    description: 'Contact messages that the viewer sent while logged in, newest first.',
    resolve: async (_viewer, _args, ctx) => (await readOnce(ctx, listOwnContactMessages, {})).results,
  }),
);

builder.queryField('contactMessage', (t) =>
  t.field({
    type: OwnContactMessage,
    nullable: true,
    extensions: callForEach,
    description: 'A contact message with its replies; null unless the viewer sent it or passes its token.',
    args: {
      id: t.arg.id({ required: true, description: 'ID of the message.' }),
      token: t.arg.string({
        description: 'Token from the link in our email; needed if the message was sent without a login.',
      }),
    },
    resolve: (_root, { id, token }, ctx) =>
      orNull('NOT_FOUND', readOnce(ctx, readOwnContactMessage, { params: { id: String(id) }, query: { token } })),
  }),
);

const FollowUpContactInput = builder.inputType('FollowUpContactInput', {
  description: 'A follow-up to a contact message.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'ID of the message.' }),
    content: t.string({ required: true, description: 'Text, 2 to 2000 characters.' }),
    token: t.string({
      description: 'Token from the link in our email; needed if the message was sent without a login.',
    }),
  }),
});

mutation('followUpContact', {
  restCalls: [followUpContactMessage],
  description: 'Adds a follow-up to a contact message.',
  input: { type: FollowUpContactInput, description: 'The follow-up.' },
  payload: { contactMessage: { type: OwnContactMessage, description: 'The updated message.' } },
  resolve: async ({ id, content: text, token }, ctx) => {
    const body = { text, token: token ?? undefined };
    const sent = ctx.rest.call(followUpContactMessage, { params: { id: String(id) }, body });
    return { contactMessage: await inFieldsOf({ text: 'content' }, sent) };
  },
});
