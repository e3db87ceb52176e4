import { z } from 'zod';
import { type Call, callProvider } from '#payments/provider.ts';

const movement = z.object({
  id: z.number().int(),
  difference: z.number().int(),
  currency: z.string(),
  model_responsible: z.string(),
  model_row: z.coerce.number().int(),
  createdAt: z.coerce.date(),
});
export type Movement = z.infer<typeof movement>;

const perPage = 100;
/** More than a night's movements of a large marketplace. The next run continues. */
const mostPages = 200;

/** The movements that are newer than the known one, oldest first. */
export async function readMovements(call: Call, after: number): Promise<Movement[]> {
  const found: Movement[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { status, body } = await callProvider(call, 'GET', `/balance/ledger?perPage=${perPage}&page=${page}`);
    if (status >= 400) throw new Error(`The provider answered ${status} when it listed its ledger`);
    const rows = z.array(movement).parse(body.data);
    found.push(...rows.filter(({ id }) => id > after));
    if (rows.length < perPage || rows.some(({ id }) => id <= after)) break;
  }
  return found.filter(({ currency }) => currency === 'GHS').toSorted((a, b) => a.id - b.id);
}

const balances = z.array(z.object({ currency: z.string(), balance: z.number().int() }));

export async function readBalance(call: Call): Promise<number> {
  const { status, body } = await callProvider(call, 'GET', '/balance');
  if (status >= 400) throw new Error(`The provider answered ${status} about its balance`);
  return balances.parse(body.data).find(({ currency }) => currency === 'GHS')?.balance ?? 0;
}

/** The reference of a transaction or transfer, by the id that the provider's ledger has; null if it does not know it. */
export async function referenceOf(call: Call, what: 'transaction' | 'transfer', id: number): Promise<string | null> {
  const { status, body } = await callProvider(call, 'GET', `/${what}/${id}`);
  const found = z.object({ reference: z.string() }).safeParse(body.data);
  return status < 400 && found.success ? found.data.reference : null;
}
