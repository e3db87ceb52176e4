import { Hono } from 'hono';
import { z } from 'zod';
import { messagePage } from './page.ts';
import { readSaved, save } from './saved.ts';

const settlement = z.object({ id: z.number().int(), amount: z.number().int(), at: z.number() });

/** Sums that went from the balance to the merchant's bank. With a file, they survive a restart. */
export function createSettlements({ file, now }: { file: string | null; now: () => number }) {
  const all = readSaved(file, settlement);
  const add = (amount: number) => {
    all.push({ id: 7_000_000 + all.length, amount, at: now() });
    save(file, all);
  };
  const api = new Hono();
  api.get('/settlement', (c) => {
    const data = all.map(({ id, amount, at }) => {
      const settled = { id, status: 'success', currency: 'GHS', total_amount: amount, effective_amount: amount };
      return { ...settled, settlement_date: new Date(at).toISOString() };
    });
    return c.json({ status: true, message: 'Settlements retrieved', data: data.toReversed() });
  });
  return { list: () => all, add, api };
}

export type Settlements = ReturnType<typeof createSettlements>;

/** Pays the balance out to the merchant's bank, as the real provider does each night unless it is asked not to. */
export function createSettlementPage({
  settlements,
  balance,
}: {
  settlements: Settlements;
  balance: { available: () => number };
}): Hono {
  const pages = new Hono();
  pages.post('/settlements', (c) => {
    const amount = balance.available();
    if (amount <= 0) return c.html(messagePage('There is nothing to pay out.'), 400);
    settlements.add(amount);
    return c.html(messagePage(`GHS ${(amount / 100).toFixed(2)} went to the bank account of the marketplace.`));
  });
  return pages;
}
