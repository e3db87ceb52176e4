import type { Conversation, Message as MessageValue } from '@besesaka/schema/chat/resources.ts';
import { builder } from '#platform/graphql/builder.ts';
import { Message } from './message.ts';

export const ChatPartner = builder.objectRef<Conversation['partner']>('ChatPartner').implement({
  description: 'The other person of a conversation.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifies the account, as `presence` takes it.' }),
    name: t.exposeString('name', { description: 'What the person or the shop is called.' }),
    picturePath: t.exposeString('picture', {
      nullable: true,
      description: "Address of the shop's logo without size: append `/<width>.<avif|webp|jpeg>`.",
    }),
  }),
});

export interface WindowValue {
  messages: MessageValue[];
  has_earlier: boolean;
  has_later: boolean;
}

export const MessageWindow = builder.objectRef<WindowValue>('MessageWindow').implement({
  description: 'A stretch of the messages of a conversation.',
  fields: (t) => ({
    items: t.expose('messages', { type: [Message], description: 'The messages, oldest first.' }),
    hasEarlier: t.exposeBoolean('has_earlier', { description: 'Whether there are earlier ones.' }),
    hasLater: t.exposeBoolean('has_later', { description: 'Whether there are later ones.' }),
  }),
});
