import { verificationChanged } from '@besesaka/schema/shops/events.ts';
import type { AskablePicture } from '@besesaka/schema/shops/limits.ts';
import { askedTexts, receiptText, verificationWords } from '@besesaka/schema/shops/texts.ts';
import { isConfirmed } from '#accounts/confirmation/is-confirmed.ts';
import type { Tx } from '#platform/context.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { shopChanged } from '#shops/domain-events.ts';

interface Checked {
  shopId: string;
  ownerId: string;
  verification: 'pending' | 'verified' | 'rejected' | 'required';
  reason: string | null;
}

const link = '/dashboard/shop';

/** Updates the seller's screens and the shop's data in products. */
export async function emitVerificationChanged(
  tx: Tx,
  { shopId, ownerId, verification, reason }: Checked,
): Promise<void> {
  tx.emit(ownerId, verificationChanged, { shop_id: shopId, verification, reason });
  await publishDomainEvent(tx, shopChanged, { shopId });
}

/** Confirms the receipt of an application on screen and, if the address is confirmed, by mail. */
export async function notifyReceipt(tx: Tx, { shopId, ownerId }: Pick<Checked, 'shopId' | 'ownerId'>): Promise<void> {
  const words = { title: 'We received your application', text: receiptText(await isConfirmed(tx, ownerId)) };
  tx.notify({
    to: ownerId,
    source: 'seller',
    kind: 'verification',
    key: `verification:${shopId}`,
    link,
    words,
    mail: { paragraphs: [words.text], action: 'Open your shop' },
  });
}

/** Notifies the seller of the decision on screen and by mail. */
export async function notifyDecision(
  tx: Tx,
  { shopId, ownerId, verification, reason }: Checked,
  askedFor: AskablePicture | null,
): Promise<void> {
  const words = wordsOf(verification, reason, askedFor);
  tx.notify({
    to: ownerId,
    source: 'seller',
    kind: 'verification',
    key: `verification:${shopId}`,
    link,
    words,
    mail: { paragraphs: [words.text], action: 'Open your shop' },
  });
}

function wordsOf(verification: Checked['verification'], reason: string | null, askedFor: AskablePicture | null) {
  if (askedFor) return { title: askedTexts.title[askedFor], text: `${reason ?? ''} ${askedTexts.text}`.trim() };
  if (verification === 'verified')
    return {
      title: 'Your shop is verified',
      text: 'You can offer products now, and buyers see that you are verified.',
    };
  const { title } = verificationWords[verification === 'rejected' ? 'rejected' : 'required'];
  const outcome =
    verification === 'rejected' ? 'Your application was not accepted.' : 'Your verification was withdrawn.';
  return { title, text: `${outcome} ${reason ?? ''} You can send your application again at any time.` };
}
