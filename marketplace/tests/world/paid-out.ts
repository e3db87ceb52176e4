import type { PayoutState } from '@besesaka/schema/payouts/shop-money/limits.ts';
import { ledgerEntries, ledgerLines } from '#payments/tables.ts';
import { sellerAccount } from '#payouts/settle-order-money.ts';
import { payouts, payoutWallets } from '#payouts/shop-money/tables.ts';
import { newId } from '#platform/base/ids.ts';
import type { Database } from '#platform/db/database.ts';

interface Given {
  db: Database;
  shopId: string;
  at: Date;
}

const to = { network: 'mtn' as const, phone: '+233240000110', accountName: 'Ama Mensah', recipientCode: 'RCP_MTN' };

/** A wallet that the network does not know the owner of. */
export async function addPayoutWallet({ db, shopId, at }: Given): Promise<string> {
  const id = newId();
  await db.insert(payoutWallets).values({ id, shopId, ...to, isNameConfirmed: false, createdAt: at, usableAt: at });
  return id;
}

/** Money that the marketplace owes to the shop, in as many entries. */
export async function oweToShop({ db, shopId, at }: Given, pesewas: number, entries = 1): Promise<void> {
  for (let n = 0; n < entries; n += 1) {
    const entry = { id: newId(), kind: 'release' as const, subjectId: newId(), currency: 'GHS', createdAt: at };
    const lines = [
      { entryId: entry.id, account: 'orders-held', amount: pesewas },
      { entryId: entry.id, account: sellerAccount(shopId), amount: -pesewas },
    ];
    await db.transaction(async (tx) => {
      await tx.insert(ledgerEntries).values(entry);
      await tx.insert(ledgerLines).values(lines);
    });
  }
}

/** Payouts of a shop, of which one may be open. Returns the id of the last. */
export async function addPayouts(given: Given, state: PayoutState, many = 1): Promise<string> {
  const { db, shopId, at } = given;
  const walletId = await addPayoutWallet(given);
  const ids = Array.from({ length: many }, () => newId());
  const amounts = { amountPesewas: 5_000, expectedFeePesewas: 100 };
  const check = state === 'due' ? ('name' as const) : null;
  await db
    .insert(payouts)
    .values(ids.map((id) => ({ ...to, ...amounts, id, shopId, walletId, state, check, createdAt: at })));
  return ids.at(-1) ?? '';
}
