export const steps = ['Select Product', 'Choose Plan', 'Payment', 'Success'] as const;
export type Step = 1 | 2 | 3 | 4;

/** What was chosen so far. It stands in the address, so that a reload and Back keep it. */
export interface Choice {
  step: Step;
  productId: string;
  planId: string;
  isRenewing: boolean;
  /** What was typed to find the product. */
  query: string;
  /** Of the payment that somebody came back from. */
  reference: string;
}

/** The plan is chosen for a product, and paid once both are; the end is reached by a payment alone. */
export function canReach(step: Step, { productId, planId, reference }: Choice): boolean {
  if (step === 4 || reference) return step === 4 && reference !== '';
  if (step === 1) return true;
  return productId !== '' && (step === 2 || planId !== '');
}

export function readChoice(params: URLSearchParams): Choice {
  const reference = params.get('reference') ?? '';
  const wanted = Number(params.get('step'));
  const choice: Choice = {
    step: reference ? 4 : wanted === 2 || wanted === 3 ? wanted : 1,
    productId: params.get('product') ?? '',
    planId: params.get('plan') ?? '',
    isRenewing: params.get('renew') === 'yes',
    query: params.get('q') ?? '',
    reference,
  };
  // Paying with something missing is said where one would pay.
  return choice.step === 2 && !canReach(2, choice) ? { ...choice, step: 1 } : choice;
}

export function searchOf({ step, productId, planId, isRenewing, query }: Choice): string {
  const said = { product: productId, plan: planId, renew: isRenewing ? 'yes' : '', q: query, step: String(step) };
  return `?${new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ''))}`;
}
