import { type ApolloCache, isReference, type Reference } from '@apollo/client';
import type { MessageBubble_MessageFragment } from '#gql/graphql.ts';
import { MessageFragment } from './message-fragment.ts';
import { insertMessage, type MessageWindow } from './message-window.ts';

/** Puts a message where its conversation is open; where none is, it will be read when it is. Twice is once. */
export function putMessage(cache: ApolloCache, message: MessageBubble_MessageFragment): void {
  const own = cache.identify({ __typename: 'Message', id: message.id });
  cache.writeFragment({ id: own, fragment: MessageFragment, data: message });
  cache.modify({
    id: cache.identify({ __typename: 'Conversation', id: message.conversationId }),
    fields: {
      messages: (window: MessageWindow<Reference> | Reference, { readField, toReference }) => {
        const reference = toReference({ __typename: 'Message', id: message.id });
        if (isReference(window) || !reference) return window;
        return insertMessage(window, reference, (item) => readField<number>('number', item) ?? 0);
      },
    },
  });
}
