import { Hono } from 'hono';
import type { Disputes } from './disputes.ts';
import type { Settlements } from './settlements.ts';
import { feesOf } from './shape.ts';
import type { Transactions } from './transactions.ts';
import type { Transfers } from './transfer-store.ts';

interface Movement {
  at: number;
  difference: number;
  reason: string;
  model: 'Transaction' | 'Refund' | 'Transfer' | 'Settlement' | 'Dispute';
  row: number;
}

interface Deps {
  transactions: Transactions;
  transfers: Transfers;
  settlements: Pick<Settlements, 'list'>;
  disputes: Pick<Disputes, 'list'>;
}

function movementsOf({ transactions, transfers, settlements, disputes }: Deps): Movement[] {
  const paid = transactions.list().flatMap(({ id, paid: sum, paidAt, refunds }) => {
    if (!sum || paidAt === null || sum.currency !== 'GHS') return [];
    const charge: Movement = {
      at: paidAt,
      difference: sum.amount - feesOf(sum.amount),
      reason: 'Charge',
      model: 'Transaction',
      row: id,
    };
    const back = refunds.flatMap(({ id: row, refundedAt, amount }): Movement[] =>
      refundedAt === null ? [] : [{ at: refundedAt, difference: -amount, reason: 'Refund', model: 'Refund', row }],
    );
    return [charge, ...back];
  });
  const sent = transfers.list().flatMap(({ id: row, amount, fee, paidAt, reversedAt }): Movement[] => {
    const model = 'Transfer';
    const whole = amount + fee;
    return [
      ...(paidAt === null ? [] : [{ at: paidAt, difference: -whole, reason: 'Transfer', model, row } as const]),
      ...(reversedAt === null ? [] : [{ at: reversedAt, difference: whole, reason: 'Reversal', model, row } as const]),
    ];
  });
  const paidOut = settlements.list().filter(({ isKept }) => !isKept);
  const settled = paidOut.map(
    ({ id: row, amount, at }): Movement => ({
      at,
      difference: -amount,
      reason: 'Settlement',
      model: 'Settlement',
      row,
    }),
  );
  const lost = disputes
    .list()
    .flatMap(({ id: row, amount, resolution, endedAt }): Movement[] =>
      endedAt === null || resolution === 'declined'
        ? []
        : [{ at: endedAt, difference: -amount, reason: 'Dispute', model: 'Dispute', row }],
    );
  return [...paid, ...sent, ...settled, ...lost].toSorted((a, b) => a.at - b.at);
}

/** The money at the provider. It follows from the payments, refunds and transfers, so it cannot disagree with them. */
export function createBalance({ transactions, transfers, settlements, disputes }: Deps) {
  const movements = () => movementsOf({ transactions, transfers, settlements, disputes });
  const total = () => movements().reduce((sum, { difference }) => sum + difference, 0);

  /** What further transfers can use: those under way are taken from it. */
  function available(): number {
    const open = transfers.list().filter(({ status }) => status === 'pending' || status === 'otp');
    return open.reduce((left, { amount, fee }) => left - amount - fee, total());
  }

  const api = new Hono();
  api.get('/balance', (c) =>
    c.json({ status: true, message: 'Balances retrieved', data: [{ currency: 'GHS', balance: total() }] }),
  );
  api.get('/balance/ledger', (c) => {
    const { perPage = '50', page = '1', from, to } = c.req.query();
    let balance = 0;
    const all = movements().map(({ at, difference, reason, model, row }, index) => {
      balance += difference;
      const known = { id: index + 1, balance, difference, currency: 'GHS', reason, model_responsible: model };
      return { ...known, model_row: row, createdAt: new Date(at).toISOString() };
    });
    const found = all.filter(({ createdAt }) => (!from || createdAt >= from) && (!to || createdAt <= to)).toReversed();
    const start = (Number(page) - 1) * Number(perPage);
    const meta = { total: found.length, page: Number(page), perPage: Number(perPage) };
    const data = found.slice(start, start + Number(perPage));
    return c.json({ status: true, message: 'Balance ledger retrieved', data, meta });
  });
  return { api, available };
}

export type Balance = ReturnType<typeof createBalance>;
