import { createDraft } from '#platform/user/draft.ts';

const wizard = '/dashboard/shop/products/featured/create';
const draft = () => createDraft(sessionStorage, 'campaign');

/** Stores the choices while the user is on the payment provider's page. */
export function saveChoice(reference: string, search: string): void {
  draft().write({ reference, search });
}

export const forgetChoice = () => draft().forget();

/** The page that started this payment: the wizard with its choices, or the list of campaigns. */
export function campaignStarted(reference: string): string {
  const values = draft().read();
  return values?.reference === reference ? `${wizard}${values.search}` : '/dashboard/shop/products/featured';
}

export const campaignPaid = (reference: string) => `${wizard}?reference=${encodeURIComponent(reference)}`;
