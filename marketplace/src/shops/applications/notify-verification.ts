import type { AskablePicture } from '@besesaka/schema/shops/limits.ts';
import { pictureRequestTexts, receiptText, verificationWords } from '@besesaka/schema/shops/texts.ts';
import { isConfirmed } from '#accounts/confirmation/is-confirmed.ts';
import type { Tx } from '#platform/context.ts';
import type { VerificationChange } from './emit-verification-changed.ts';

type Seller = Pick<VerificationChange, 'shopId' | 'ownerId'>;

/** Confirms the receipt of an application on screen and, if the address is confirmed, by mail. */
export async function notifyReceipt(tx: Tx, seller: Seller): Promise<void> {
  const text = receiptText(await isConfirmed(tx, seller.ownerId));
  notifySeller(tx, seller, { title: 'We received your application', text });
}

/** Notifies the seller of the decision on screen and by mail. */
export function notifyDecision(tx: Tx, change: VerificationChange, requestedPicture: AskablePicture | null): void {
  notifySeller(tx, change, decisionText(change, requestedPicture));
}

function notifySeller(tx: Tx, { shopId, ownerId }: Seller, notice: { title: string; text: string }): void {
  tx.notify({
    to: ownerId,
    source: 'seller',
    kind: 'verification',
    key: `verification:${shopId}`,
    link: '/dashboard/shop',
    content: notice,
    mail: { paragraphs: [notice.text], action: 'Open your shop' },
  });
}

function decisionText({ verification, reason }: VerificationChange, requestedPicture: AskablePicture | null) {
  if (requestedPicture) {
    const { title, text } = pictureRequestTexts;
    return { title: title[requestedPicture], text: `${reason ?? ''} ${text}`.trim() };
  }
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
