import { offerMessage } from '@besesaka/schema/orders/offers/texts.ts';
import { requireView } from '#chat/conversations/conversation-view.ts';
import { emitAdded } from '#chat/conversations/emit-chat.ts';
import { writeMessage } from '#chat/messages/write-message.ts';
import type { OfferStep } from '#orders/offers/offer-rules.ts';
import type { OfferRow } from '#orders/offers/tables.ts';
import type { Tx } from '#platform/context.ts';
import { inConversation } from './start-conversation.ts';

/**
 * Posts a step of bargaining as a message of the one who made it, in the conversation about the product, which starts if
 * there is none. An order at the agreed price posts its own step, and the end of an offer shows on its card.
 */
export async function postOfferStep({
  tx,
  payload: { offer, step },
}: {
  tx: Tx;
  payload: { offer: OfferRow; step: OfferStep };
}): Promise<void> {
  const content = offerMessage(step);
  const { by: sender } = step;
  if (content === null || sender === 'system') return;
  const { buyerId, shopId, sellerId, productId } = offer;
  const userId = sender === 'buyer' ? buyerId : sellerId;
  await inConversation(tx, { subject: { buyerId, shopId, sellerId, productId }, userId }, async (id) => {
    const view = await requireView(tx, { id, userId });
    await emitAdded(tx, [await writeMessage(tx, view, { sender, content, offerId: offer.id })]);
  });
}
