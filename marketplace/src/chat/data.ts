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
    { kept: 'as long as one of its two people', of: [conversations.buyerId, conversations.sellerId] },
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
      unread: 'its person; stays',
      archived: 'its person; stays',
      version: 'its person; stays',
      mailedNumber: 'nobody; stays',
      mailedAt: 'nobody; stays',
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
      content: 'both; is replaced',
      orderReason: 'both; is replaced',
      quote: 'both; is replaced',
      hiddenFromBuyer: 'its person; stays',
      hiddenFromSeller: 'its person; stays',
      attachmentId: 'both; goes',
    },
  ),
  tableData(
    messageCounts,
    { kept: 'as long as its person' },
    {
      userId: 'its person; goes',
      unread: 'its person; goes',
    },
  ),
  tableData(
    chatBlocks,
    { kept: 'as long as both of its people', of: chatBlocks.blockerId },
    {
      blockerId: 'its person; goes',
      blockedId: 'its person; goes',
      createdAt: 'its person; goes',
    },
  ),
  tableData(
    chatSettings,
    { kept: 'as long as its person' },
    {
      userId: 'its person; goes',
      showsTyping: 'its person; goes',
      showsPresence: 'its person; goes',
    },
  ),
  tableData(
    quickReplies,
    { kept: 'as long as its person' },
    {
      userId: 'its person; goes',
      replies: 'its person; goes',
      version: 'its person; goes',
    },
  ),
  tableData(
    chatReports,
    { kept: 'until its case is closed, and two years more' },
    {
      id: 'admins; stays',
      conversationId: 'admins; stays',
      reporterId: 'admins; stays',
      reason: 'admins; stays',
      createdAt: 'admins; stays',
      details: 'admins; is replaced',
      evidence: 'admins; is replaced',
    },
  ),
] as const;
