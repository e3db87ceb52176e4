import type { ChatSettings as ChatSettingsValue } from '@besesaka/schema/chat/resources.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { changeSettings, readSettings } from './api.ts';

const ChatSettings = builder.objectRef<ChatSettingsValue>('ChatSettings').implement({
  description: 'What the people you talk to may see of you.',
  fields: (t) => ({
    showsTyping: t.exposeBoolean('shows_typing', { description: 'Whether they see that you are writing.' }),
    showsPresence: t.exposeBoolean('shows_presence', { description: 'Whether they see that you are online, or were.' }),
  }),
});

builder.queryField('chatSettings', (t) =>
  t.field({
    type: ChatSettings,
    description: 'What the people you talk to may see of you.',
    resolve: (_root, _args, ctx) => ctx.rest.call(readSettings, {}),
  }),
);

builder.mutationField('changeChatSettings', (t) =>
  t.field({
    type: ChatSettings,
    description: 'Changes what the people you talk to may see of you; what is left out stays as it is.',
    args: {
      showsTyping: t.arg.boolean({ description: 'Whether they see that you are writing.' }),
      showsPresence: t.arg.boolean({ description: 'Whether they see that you are online, or were.' }),
    },
    errors: failsAs('ChangeChatSettingsResult', 'The settings as they are now, or why they stay as they were.'),
    resolve: (_root, { showsTyping, showsPresence }, ctx) =>
      ctx.rest.call(changeSettings, {
        body: { shows_typing: showsTyping ?? undefined, shows_presence: showsPresence ?? undefined },
      }),
  }),
);
