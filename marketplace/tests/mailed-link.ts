import { expect } from 'vitest';
import type { startTestMarketplace } from '#world/marketplace.ts';

type Market = Pick<Awaited<ReturnType<typeof startTestMarketplace>>, 'mailer'>;

export function mailsTo({ mailer }: Market, email: string) {
  return mailer.stored?.().filter(({ to }) => to === email) ?? [];
}

/** Waits for this many mails with such a link to an address, and returns the parts of the newest link. */
export async function mailedLink(market: Market, email: string, page: string, count = 1) {
  const links = () =>
    mailsTo(market, email).flatMap(({ text }) => new RegExp(`/${page}\\?token=([^/\\s]+)/(\\S+)`).exec(text) ?? []);
  // Each find is the whole and its two parts.
  await expect.poll(() => links().length / 3, { timeout: 10_000 }).toBe(count);
  const [, uid = '', token = ''] = links();
  return { uid, token };
}
