import { Hono } from 'hono';
import { z } from 'zod';
import { messagePage, moneyText } from './page.ts';
import { readSaved, save } from './saved.ts';

const settlement = z.object({
  id: z.number().int(),
  amount: z.number().int(),
  at: z.number(),
  /** It stayed in the balance. */
  isKept: z.boolean().default(false),
});

/** Sums that were settled, to the merchant's bank or to the balance. With a file, they survive a restart. */
export function createSettlements({ file, now }: { file: string | null; now: () => number }) {
  const all = readSaved(file, settlement);
  const add = (amount: number, isKept: boolean) => {
    all.push({ id: 7_000_000 + all.length, amount, at: now(), isKept });
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

/** Settles the balance to the merchant's bank, as the real provider does each night unless it is asked not to. */
export function createSettlementPage({
  settlements,
  balance,
}: {
  settlements: Settlements;
  balance: { available: () => number };
}): Hono {
  const pages = new Hono();
  pages.post('/settlements', async (c) => {
    const form = await c.req.formData().catch(() => new FormData());
    const isKept = form.get('to') === 'balance';
    const amount = balance.available();
    if (amount <= 0) return c.html(messagePage('There is nothing to pay out.'), 400);
    settlements.add(amount, isKept);
    const where = isKept ? 'stayed in the balance' : 'went to the bank account of the marketplace';
    return c.html(messagePage(`${moneyText(amount)} ${where}.`));
  });
  return pages;
}
