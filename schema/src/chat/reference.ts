import { examples } from '#kernel/reference/examples.ts';
import { cursorWords, queryReference, reference } from '#kernel/reference/words.ts';
import * as inputs from './inputs.ts';

const shop = ['Of the shop', examples.shop] as const;
const product = ['Of the product', examples.product] as const;
const order = ['The number that people say: capital letters and digits', examples.order] as const;
const client = [
  'Made by you, once for each message: sent again under it, it stays one message',
  examples.client,
] as const;

export const chatReference = [
  queryReference(inputs.conversationsAboutQuery, {
    products: ['Ids of products, up to 100 with commas between', examples.product],
    orders: ['Codes of orders, up to 100 with commas between', examples.order],
  }),
  reference(
    'StartConversationInput',
    inputs.startConversationInput,
    'A message, and one of three that say to whom.',
    {
      seller: ['The shop', examples.shop],
      product: ['A product to talk about, with its shop', examples.product],
      order_id: ['An order to talk about, with the other side of it', examples.order],
      message: ['Up to 2000 characters', 'Good morning! Is it still there?'],
      client_id: client,
    },
    ['seller', 'order_id'],
  ),
  reference(
    'SendMessageInput',
    inputs.sendMessageInput,
    'Words, a picture, or both.',
    {
      content: ['Up to 2000 characters', 'Yes please, until Friday.'],
      client_id: client,
      attachment_id: ['A picture from POST /api/uploads', examples.upload],
      reply_to_id: ['The message of this conversation that it answers to', '6f0c1de2-3a4b-4c5d-8e6f-7a8b9c0d1e2f'],
    },
    ['attachment_id', 'reply_to_id'],
  ),
  reference('ReadMessagesInput', inputs.readMessagesInput, 'How far was read.', {
    up_to: ['Number of the last one that was seen', 7],
  }),
  reference('HideMessageInput', inputs.hideMessageInput, 'Which message, and whether it is to be seen.', {
    number: ['Its place in the conversation', 5],
    hidden: ['Deleted for you alone, or back again', true],
  }),
  reference('ArchiveInput', inputs.archiveInput, 'Where it stands.', { archived: ['Out of the list, or in it', true] }),
  reference('BlockInput', inputs.blockInput, 'Whether the other one may write.', {
    blocked: ['Kept away, or not', true],
  }),
  reference('ReportConversationInput', inputs.reportConversationInput, 'What is wrong with it.', {
    reason: ['One of the list', 'Scam or fraudulent activity'],
    details: ['In your own words, up to 1000 characters', 'Asked me to pay outside before showing the goods.'],
  }),
  reference('ChatSettingsInput', inputs.chatSettingsInput, 'What is to be changed; what is left out stays.', {
    shows_typing: ['That they are writing', true],
    shows_presence: ['That they are here', false],
  }),
  reference('QuickRepliesInput', inputs.quickRepliesInput, 'All of them as they are to be.', {
    replies: ['In their order, up to 20 of up to 500 characters', ['Yes, it is still there.']],
    version: ['The one that was read; another one since is refused', 0],
  }),
  reference('TypingInput', inputs.typingInput, 'Writing, or not any more.', { typing: ['Is writing', true] }),
  queryReference(inputs.sendMessageQuery, { conversationId: ['Where it goes', examples.conversation] }),
  queryReference(inputs.conversationListQuery, {
    ...cursorWords,
    limit: ['How many a page has, up to 50', 20],
    search: ['Part of a name or of the product', 'kente'],
    archived: ['true shows those out of the list', 'false'],
  }),
  queryReference(inputs.conversationQuery, {
    before: ['Only messages with a smaller number', 8],
    after: ['Only messages with a larger number; not beside before', 0],
    limit: ['How many, up to 100', 40],
  }),
  queryReference(inputs.conversationWindowsQuery, {
    ids: ['Ids of conversations, up to 100 with commas between', examples.conversation],
    before: ['Only messages with a smaller number', 8],
    after: ['Only messages with a larger number; not beside before', 0],
    limit: ['How many of each, up to 100', 40],
  }),
  queryReference(inputs.conversationAboutQuery, { product, order, shop }),
];
