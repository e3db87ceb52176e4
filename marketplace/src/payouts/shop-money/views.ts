import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { type Payout, payout, payoutWallet } from '@besesaka/schema/payouts/shop-money/resources.ts';
import { payoutAdvice, returnedAdvice } from '@besesaka/schema/payouts/shop-money/texts.ts';
import { pickFields } from '#platform/base/pick-fields.ts';
import type { PayoutRow, PayoutWalletRow } from './tables.ts';

const plainWallet = pickFields(payoutWallet);

export function toWallet(row: PayoutWalletRow, now: Date) {
  const state = row.usableAt > now ? ('waiting' as const) : ('usable' as const);
  return {
    ...plainWallet(row),
    state: row.refusedAt ? ('refused' as const) : state,
    usable_at: row.usableAt.toISOString(),
  };
}

const plain = pickFields(payout);

export function toPayout(row: PayoutRow): Payout {
  const { amountPesewas: amount, expectedFeePesewas: fee, failure } = row;
  return {
    ...plain(row),
    amount: moneyText(amount),
    fee: moneyText(fee),
    wallet_amount: moneyText(amount - fee),
    is_requested: row.requestedBy !== null,
    advice: row.state === 'returned' ? returnedAdvice : failure && payoutAdvice[failure],
    created_at: row.createdAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
  };
}
