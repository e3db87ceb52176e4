import { helpLimits as limits } from '@besesaka/schema/help/limits.ts';
import { type OwnContactMessage as Own, ownContactMessage, ownContactReply } from '@besesaka/schema/help/messages.ts';
import {
  followUpContactMessage,
  listOwnContactMessages,
  readOwnContactMessage,
} from '@besesaka/schema/help/operations.ts';
import { Viewer } from '#accounts/viewer.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { orNull } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { passedThrough, wordsOf } from '#platform/graphql/from-contract.ts';
import { asks } from '#platform/graphql/mutation-words.ts';

export const ContactState = builder.enumType('ContactState', {
  description: 'Whether somebody looked after a message to us.',
  values: {
    DONE: { value: 'done', description: 'It was answered, or needs no answer.' },
    WAITING: { value: 'waiting', description: 'It waits.' },
  } as const,
});

const OwnContactReply = builder.objectRef<Own['replies'][number]>('OwnContactReply').implement({
  description: 'What was written after your message.',
  fields: (t) => passedThrough(t, ownContactReply),
});

const OwnContactMessage = builder.objectRef<Own>('OwnContactMessage').implement({
  description: 'What you wrote to us, and what was written since.',
  fields: (t) => ({
    ...passedThrough(t, ownContactMessage),
    state: t.expose('state', { type: ContactState, ...wordsOf(ownContactMessage, 'state') }),
    replies: t.expose('replies', {
      type: [OwnContactReply],
      extensions: atMost(2 * limits.repliesMax),
      ...wordsOf(ownContactMessage, 'replies'),
    }),
  }),
});

builder.objectField(Viewer, 'contactMessages', (t) =>
  t.field({
    type: [OwnContactMessage],
    nullable: true,
    extensions: { ...callForEach, ...atMost(limits.ownShown) },
    description: 'What you wrote to us while you were logged in, newest first.',
    resolve: async (_viewer, _args, ctx) => (await readOnce(ctx, listOwnContactMessages, {})).results,
  }),
);

builder.queryField('contactMessage', (t) =>
  t.field({
    type: OwnContactMessage,
    nullable: true,
    extensions: callForEach,
    description: 'A message to us with what was written since; null for everybody who did not send it.',
    args: {
      id: t.arg.id({ required: true, description: 'Which one.' }),
      token: t.arg.string({ description: 'Of our mail, for who was not logged in.' }),
    },
    resolve: (_root, { id, token }, ctx) =>
      orNull('NOT_FOUND', readOnce(ctx, readOwnContactMessage, { params: { id: String(id) }, query: { token } })),
  }),
);

const FollowUpContactInput = builder.inputType('FollowUpContactInput', {
  description: 'What you add to your message.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Which message.' }),
    text: t.string({ required: true, description: 'The words, 2 to 2000 characters.' }),
    token: t.string({ description: 'Of our mail, for who was not logged in.' }),
  }),
});

builder.mutationField('followUpContact', (t) =>
  t.field({
    type: OwnContactMessage,
    extensions: asks(followUpContactMessage),
    description: 'Adds something to a message that you sent to us.',
    args: { input: t.arg({ type: FollowUpContactInput, required: true, description: 'The words.' }) },
    errors: failsAs('FollowUpContactResult', 'The message as it is now, or why nothing was added.'),
    resolve: (_root, { input: { id, text, token } }, ctx) =>
      ctx.rest.call(followUpContactMessage, { params: { id: String(id) }, body: { text, token: token ?? undefined } }),
  }),
);
