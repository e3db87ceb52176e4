import { z } from 'zod';
import { saveCard } from '#payments/cards/save-card.ts';
import { transaction } from '#payments/provider.ts';
import { newId } from '#platform/base/ids.ts';
import { type MoneyWorld, secretKey } from './money-world.ts';

export type Renewal = 'succeeds' | 'declined' | 'delayed';

const started = z.object({ data: z.object({ authorization_url: z.string() }) });
const verified = z.object({ data: transaction });

/** A card as the provider gives it to a user who pays there, and the outcome of later charges. */
export async function cardOf(market: MoneyWorld, email: string, renewal: Renewal) {
  const reference = newId();
  const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' };
  const input = { email, amount: 100, currency: 'GHS', reference, callback_url: 'https://besesaka.test/back' };
  const url = `${market.sandboxUrl}/transaction`;
  const opened = await fetch(`${url}/initialize`, { method: 'POST', headers, body: JSON.stringify(input) });
  await market.pay(started.parse(await opened.json()).data.authorization_url, { renewal });
  return verified.parse(await (await fetch(`${url}/verify/${reference}`, { headers })).json()).data;
}

/** Makes it the card that is charged. */
export function useCard(market: MoneyWorld, userId: string, found: Awaited<ReturnType<typeof cardOf>>): Promise<void> {
  return saveCard(market.context(), { userId, transaction: found });
}
