import { changeChatSettings, readChatSettings } from '@besesaka/schema/chat/member-operations.ts';
import type { ChatSettings as ChatSettingsValue } from '@besesaka/schema/chat/resources.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { mutation } from '#platform/graphql/mutation.ts';
import { Viewer } from '#platform/graphql/viewer.ts';

const ChatSettings = builder.objectRef<ChatSettingsValue>('ChatSettings').implement({
  description: "The viewer's details that chat partners can see.",
  fields: (t) => ({
    showsTyping: t.exposeBoolean('shows_typing', { description: 'Whether they see that the viewer is typing.' }),
    showsPresence: t.exposeBoolean('shows_presence', {
      description: 'Whether they see that the viewer is online or when they were last online.',
    }),
  }),
});

builder.objectField(Viewer, 'chatSettings', (t) =>
  t.field({
    type: ChatSettings,
    nullable: true,
    extensions: callForEach,
    description: "The viewer's details that chat partners can see.",
    resolve: (_viewer, _args, ctx) => ctx.rest.call(readChatSettings, {}),
  }),
);

const ChangeChatSettingsInput = builder.inputType('ChangeChatSettingsInput', {
  description: 'Fields to change; fields that are left out stay as they are.',
  fields: (t) => ({
    showsTyping: t.boolean({ description: 'Whether they see that the viewer is typing.' }),
    showsPresence: t.boolean({
      description: 'Whether they see that the viewer is online or when they were last online.',
    }),
  }),
});

mutation('changeChatSettings', {
  restCalls: [changeChatSettings],
  description: 'Changes what chat partners can see of the viewer. Fields that are left out stay as they are.',
  input: { type: ChangeChatSettingsInput, description: 'The changes.' },
  payload: { chatSettings: { type: ChatSettings, description: 'The updated settings.' } },
  resolve: async ({ showsTyping, showsPresence }, ctx) => ({
    chatSettings: await ctx.rest.call(changeChatSettings, {
      body: { shows_typing: showsTyping ?? undefined, shows_presence: showsPresence ?? undefined },
    }),
  }),
});
