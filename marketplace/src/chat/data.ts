import { tableData } from '#platform/personal-data/table-data.ts';
import {
  chatBlocks,
  chatReports,
  chatSettings,
  conversationMembers,
  conversations,
  messageCounts,
  messages,
  quickReplies,
} from './tables.ts';

export const chatData = [
  tableData(
    conversations,
    { stored: 'as long as one of its two accounts', of: [conversations.buyerId, conversations.sellerId] },
    {
      id: 'both; stays',
      buyerId: 'both; stays',
      shopId: 'both; stays',
      sellerId: 'both; stays',
      productId: 'both; stays',
      lastNumber: 'both; stays',
      createdAt: 'both; stays',
    },
  ),
  tableData(
    conversationMembers,
    { with: conversations },
    {
      conversationId: 'both; stays',
      side: 'both; stays',
      userId: 'both; stays',
      readNumber: 'both; stays',
      lastAt: 'both; stays',
      unread: 'owner; stays',
      archived: 'owner; stays',
      version: 'owner; stays',
      mailedNumber: 'no one; stays',
      mailedAt: 'no one; stays',
    },
  ),
  tableData(
    messages,
    { with: conversations },
    {
      id: 'both; stays',
      conversationId: 'both; stays',
      number: 'both; stays',
      sender: 'both; stays',
      clientId: 'both; stays',
      orderCode: 'both; stays',
      orderState: 'both; stays',
      readAt: 'both; stays',
      createdAt: 'both; stays',
      content: 'both; replaced',
      orderReason: 'both; replaced',
      quote: 'both; replaced',
      hiddenFromBuyer: 'owner; stays',
      hiddenFromSeller: 'owner; stays',
      attachmentId: 'both; deleted',
    },
  ),
  tableData(
    messageCounts,
    { stored: 'as long as the account' },
    {
      userId: 'owner; deleted',
      unread: 'owner; deleted',
    },
  ),
  tableData(
    chatBlocks,
    { stored: 'as long as both accounts', of: chatBlocks.blockerId },
    {
      blockerId: 'owner; deleted',
      blockedId: 'owner; deleted',
      createdAt: 'owner; deleted',
    },
  ),
  tableData(
    chatSettings,
    { stored: 'as long as the account' },
    {
      userId: 'owner; deleted',
      showsTyping: 'owner; deleted',
      showsPresence: 'owner; deleted',
    },
  ),
  tableData(
    quickReplies,
    { stored: 'as long as the account' },
    {
      userId: 'owner; deleted',
      replies: 'owner; deleted',
      version: 'owner; deleted',
    },
  ),
  tableData(
    chatReports,
    { stored: 'until two years after its case is closed' },
    {
      id: 'admins; stays',
      conversationId: 'admins; stays',
      reporterId: 'admins; stays',
      reason: 'admins; stays',
      createdAt: 'admins; stays',
      details: 'admins; replaced',
      evidence: 'admins; replaced',
    },
  ),
] as const;
