import { conversationAbout } from '@besesaka/schema/chat/inputs.ts';
import { sendMessage, startConversation } from '@besesaka/schema/chat/operations.ts';
import { describe } from '@besesaka/schema/kernel/reference/describe.ts';
import { z } from 'zod';
import { customMutation } from '#platform/contract/mutation.ts';
import { inFieldsOf } from '#platform/errors/errors.ts';
import { Conversation } from './conversation.ts';
import { Message } from './message.ts';
import { requireConversationId } from './read-conversation.ts';

customMutation(
  startConversation,
  { conversation: Conversation, message: Message, isNew: 'created' },
  {
    without: ['seller', 'product', 'order_id'],
    add: z.object({ about: describe(conversationAbout, 'Recipient and subject') }),
    run: async ({ body, added: { about } }, ctx) => {
      const subject = { seller: about.shop_id, product: about.product_id, order_id: about.order_id };
      const sent = ctx.rest.call(startConversation, { body: { ...body, ...subject } });
      const { data, message, created } = await inFieldsOf({ seller: 'shopId', product: 'productId' }, sent);
      return { conversation: data, message, isNew: created };
    },
  },
);

customMutation(
  sendMessage,
  { message: Message },
  {
    run: async ({ query: { conversationId }, body }, ctx) => {
      const query = { conversationId: requireConversationId(String(conversationId)) };
      return { message: (await ctx.rest.call(sendMessage, { query, body })).data };
    },
  },
);
