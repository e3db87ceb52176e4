import { verificationChanged } from '@besesaka/schema/shops/events.ts';
import type { Tx } from '#platform/context.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { shopChanged } from '#shops/domain-events.ts';

export interface VerificationChange {
  shopId: string;
  ownerId: string;
  verification: 'pending' | 'verified' | 'rejected' | 'required';
  reason: string | null;
}

/** Updates the seller's screens and the shop's data in products. */
export async function emitVerificationChanged(
  tx: Tx,
  { shopId, ownerId, verification, reason }: VerificationChange,
): Promise<void> {
  tx.emit(ownerId, verificationChanged, { shop_id: shopId, verification, reason });
  await publishDomainEvent(tx, shopChanged, { shopId });
}
