export const steps = ['Select Product', 'Choose Plan', 'Payment', 'Success'] as const;
export type Step = 1 | 2 | 3 | 4;

/** The choices so far. They are stored in the URL, so that a reload and Back preserve them. */
export interface Choice {
  step: Step;
  productId: string;
  planId: string;
  isRenewing: boolean;
  /** The search text for the product. */
  query: string;
  /** The reference of the payment that the user returned from. */
  reference: string;
}

/** A plan needs a product, and payment needs both; the last step needs a payment reference. */
export function canReach(step: Step, { productId, planId, reference }: Choice): boolean {
  if (step === 4 || reference) return step === 4 && reference !== '';
  if (step === 1) return true;
  return productId !== '' && (step === 2 || planId !== '');
}

export function readChoice(params: URLSearchParams): Choice {
  const reference = params.get('reference') ?? '';
  const requested = Number(params.get('step'));
  const choice: Choice = {
    step: reference ? 4 : requested === 2 || requested === 3 ? requested : 1,
    productId: params.get('product') ?? '',
    planId: params.get('plan') ?? '',
    isRenewing: params.get('renew') === 'yes',
    query: params.get('q') ?? '',
    reference,
  };
  // With a missing choice, the payment step itself shows the error.
  return choice.step === 2 && !canReach(2, choice) ? { ...choice, step: 1 } : choice;
}

export function searchOf({ step, productId, planId, isRenewing, query }: Choice): string {
  const params = { product: productId, plan: planId, renew: isRenewing ? 'yes' : '', q: query, step: String(step) };
  return `?${new URLSearchParams(Object.entries(params).filter(([, value]) => value !== ''))}`;
}
