import { createDraft } from '#platform/person/draft.ts';

const wizard = '/dashboard/shop/products/featured/create';
const kept = () => createDraft(sessionStorage, 'campaign');

/** What was chosen outlives the way to the provider and back. */
export function keepChoice(reference: string, search: string): void {
  kept().write({ reference, search });
}

export const forgetChoice = () => kept().forget();

/** Where this payment was begun: the wizard as it was left, or the campaigns. */
export function campaignBegun(reference: string): string {
  const words = kept().read();
  return words?.reference === reference ? `${wizard}${words.search}` : '/dashboard/shop/products/featured';
}

export const campaignPaid = (reference: string) => `${wizard}?reference=${encodeURIComponent(reference)}`;
