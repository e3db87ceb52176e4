import type { Ctx } from '#platform/context.ts';
import { enrich, enricher } from '#platform/enrichers.ts';

export interface Contact {
  from: string;
  to: string;
  isBlocked: boolean;
}

/** Chat stores who blocked whom and fills this in, because the modules that ask lie below it. */
export const contactEnricher = enricher<Contact>('accounts.contact');

/** Those of `others` who blocked this user. */
export async function findBlockers(ctx: Ctx, userId: string, others: readonly string[]): Promise<Set<string>> {
  const contacts = others.map((to): Contact => ({ from: userId, to, isBlocked: false }));
  await enrich(ctx, contactEnricher, contacts);
  return new Set(contacts.filter(({ isBlocked }) => isBlocked).map(({ to }) => to));
}
