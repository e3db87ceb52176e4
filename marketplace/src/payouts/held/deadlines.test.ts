import { orderState } from '@besesaka/schema/orders/limits.ts';
import { deliveredBy, freezeReason } from '@besesaka/schema/payouts/limits.ts';
import { expect, test } from 'vitest';
import { returnsStock, transitionOf } from '#orders/rules.ts';
import type { CaseRow, OrderMoneyRow } from '#payouts/tables.ts';
import { dayMs } from '#platform/base/clock.ts';
import { usualSettings } from '#platform/settings/usual-settings.ts';
import { endsForShop, type Held, momentsOf, timesOf } from './deadlines.ts';

const paid = new Date('2026-03-06T09:00:00Z');
const day = (n: number) => new Date(paid.getTime() + n * dayMs);
/** The states in which the system can give the money back, and not those in which it went back already. */
const states = orderState.values.filter((state) => state !== 'awaiting_payment' && !returnsStock(state));
const dates = [null, day(1), day(29), day(45)];
const openCases = [null, ...[1, 29].flatMap((n) => [openCase(n, null), openCase(n, day(n))])];

function openCase(n: number, answeredAt: Date | null): CaseRow {
  return { createdAt: day(n), answeredAt } as CaseRow;
}

/** Each hold there can be: whatever was done, is open, or was asked of the buyer. */
function* holds(isDisputed: boolean): Generator<Held> {
  for (const state of states)
    for (const frozenBy of [null, ...freezeReason.values])
      for (const by of [null, ...deliveredBy.values])
        for (const releasableAt of by ? dates : [null])
          for (const one of openCases)
            for (const checkedAt of [null, day(29), day(31)]) {
              const base = { state: frozenBy ? 'frozen' : 'held', frozenBy, deliveredBy: by, releasableAt, checkedAt };
              const money = { ...base, deliveredAt: by && day(1), createdAt: paid, isRefundWanted: false };
              const row = money as OrderMoneyRow;
              const time = timesOf({ settings: usualSettings }, row, one);
              yield { money: row, state, promisedDays: null, openCase: one, isDisputed, time };
            }
}

test('no hold outlives day 30, whatever was done or is open', () => {
  let count = 0;
  for (const held of holds(false)) {
    count += 1;
    const end = momentsOf(held).find(({ due }) => due === 'end');
    if (end?.at.getTime() !== day(30).getTime()) expect(held, 'has no end on day 30').toBeNull();
    // The buyer’s money can go back from there.
    if (!endsForShop(held)) expect(transitionOf(held.state, 'cancel', 'system'), held.state).not.toBeNull();
  }
  expect(count).toBeGreaterThan(5_000);
});

/** Decision 045: either way the money could be paid twice. It moves once the bank has decided. */
test('only while a bank decides does the money wait beyond day 30', () => {
  for (const held of holds(true))
    for (const { due } of momentsOf(held)) if (/^(release|refund|end)$/.test(due)) expect(held, due).toBeNull();
});
