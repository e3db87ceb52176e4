import { eq, or, sql } from 'drizzle-orm';
import { forgetCopies } from '#accounts/deletion/forget-copies.ts';
import type { Tx } from '#platform/context.ts';
import {
  chatBlocks,
  chatReports,
  chatSettings,
  conversations,
  messageCounts,
  messages,
  quickReplies,
} from './tables.ts';

const deletedText = 'This message was deleted with its account.';

/** Keeps conversations for the other side but clears the user's own texts. Their pictures are deleted with their uploads. */
export async function anonymizeUser({ tx, payload }: { tx: Tx; payload: { userId: string } }): Promise<void> {
  const { db } = tx;
  const { userId } = payload;
  const shared = await db
    .select({ id: conversations.id, buyerId: conversations.buyerId, sellerId: conversations.sellerId })
    .from(conversations)
    .where(or(eq(conversations.buyerId, userId), eq(conversations.sellerId, userId)));
  await forgetCopies(
    tx,
    shared.map(({ id, buyerId, sellerId }) => ({ id, holder: buyerId === userId ? sellerId : buyerId })),
  );
  const side = sql`case when ${conversations.buyerId} = ${userId} then 'buyer' else 'seller' end`;
  const writtenByUser = sql`${conversations.id} = ${messages.conversationId}
    and (${conversations.buyerId} = ${userId} or ${conversations.sellerId} = ${userId})`;
  await db.execute(sql`
    update ${messages} set content = case when content = '' then '' else ${deletedText} end, attachment_id = null
    from ${conversations} where ${writtenByUser} and ${messages.sender} = ${side}`);
  await db.execute(sql`
    update ${messages} set quote = jsonb_set(quote, '{content}', to_jsonb(${deletedText}::text))
    from ${conversations} where ${writtenByUser} and quote ->> 'sender_type' = ${side}`);
  // The reason of an order step is free text that one of the two wrote.
  await db.execute(sql`
    update ${messages} set order_reason = '' from ${conversations} where ${writtenByUser} and order_reason is not null`);
  await db.execute(sql`
    update ${chatReports} set evidence = '[]', details = case when reporter_id = ${userId} then '' else details end
    from ${conversations} where ${conversations.id} = ${chatReports.conversationId}
      and (${conversations.buyerId} = ${userId} or ${conversations.sellerId} = ${userId})`);
  await db.delete(messageCounts).where(eq(messageCounts.userId, userId));
  await db.delete(chatSettings).where(eq(chatSettings.userId, userId));
  await db.delete(quickReplies).where(eq(quickReplies.userId, userId));
  await db.delete(chatBlocks).where(or(eq(chatBlocks.blockerId, userId), eq(chatBlocks.blockedId, userId)));
}
