import { changeChatSettings, readChatSettings } from '@besesaka/schema/chat/member-operations.ts';
import type { ChatSettings as ChatSettingsValue } from '@besesaka/schema/chat/resources.ts';
import { Viewer } from '#accounts/viewer.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { asks } from '#platform/graphql/mutation-words.ts';

const ChatSettings = builder.objectRef<ChatSettingsValue>('ChatSettings').implement({
  description: 'What the people you talk to may see of you.',
  fields: (t) => ({
    showsTyping: t.exposeBoolean('shows_typing', { description: 'Whether they see that you are writing.' }),
    showsPresence: t.exposeBoolean('shows_presence', { description: 'Whether they see that you are online, or were.' }),
  }),
});

builder.objectField(Viewer, 'chatSettings', (t) =>
  t.field({
    type: ChatSettings,
    nullable: true,
    extensions: callForEach,
    description: 'What the people you talk to may see of you.',
    resolve: (_viewer, _args, ctx) => ctx.rest.call(readChatSettings, {}),
  }),
);

const ChangeChatSettingsInput = builder.inputType('ChangeChatSettingsInput', {
  description: 'What to change; what is left out stays as it is.',
  fields: (t) => ({
    showsTyping: t.boolean({ description: 'Whether they see that you are writing.' }),
    showsPresence: t.boolean({ description: 'Whether they see that you are online, or were.' }),
  }),
});

builder.mutationField('changeChatSettings', (t) =>
  t.field({
    type: ChatSettings,
    extensions: asks(changeChatSettings),
    description: 'Changes what the people you talk to may see of you; what is left out stays as it is.',
    args: { input: t.arg({ type: ChangeChatSettingsInput, required: true, description: 'What to change.' }) },
    errors: failsAs('ChangeChatSettingsResult', 'The settings as they are now, or why they stay as they were.'),
    resolve: (_root, { input: { showsTyping, showsPresence } }, ctx) =>
      ctx.rest.call(changeChatSettings, {
        body: { shows_typing: showsTyping ?? undefined, shows_presence: showsPresence ?? undefined },
      }),
  }),
);
