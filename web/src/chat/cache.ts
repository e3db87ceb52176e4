import type { FieldPolicy, TypePolicies } from '@apollo/client';
import { conversationListPolicy } from './conversation-list-policy.ts';
import { messageWindowPolicy } from './message-window.ts';

/** One that stands in the list is known already: its page begins with that. */
const conversationPolicy: FieldPolicy = {
  read(existing, { args, canRead, toReference }) {
    if (existing !== undefined) return existing;
    const known = toReference({ __typename: 'Conversation', id: args?.id });
    return canRead(known) ? known : undefined;
  },
};

export const chatTypePolicies: TypePolicies = {
  Query: {
    fields: { conversations: conversationListPolicy, conversation: conversationPolicy, chatSettings: { merge: true } },
  },
  Conversation: { fields: { messages: messageWindowPolicy } },
};
