import { sameText, variantLabel } from '@besesaka/schema/catalog/variant-names.ts';

/** The id of the form on the product's page in which a buyer chooses a variant. Cards link to it. */
export const variantChoiceId = 'choose';

export interface ChoosableOption {
  key: string;
  name: string;
  values: readonly string[];
}

export interface ChoosableVariant {
  id: string;
  optionValues: readonly string[];
  isActive: boolean;
  stockQuantity: number;
}

/** One value of each option; null where none is chosen yet. */
export type Chosen = readonly (string | null)[];

/** Reads the choice from the address, such as `?size=42` or `?variant=<id>`. An option with a single value needs no choice. */
export function readChosen(
  { options, variants }: { options: readonly ChoosableOption[]; variants: readonly ChoosableVariant[] },
  params: URLSearchParams,
): Chosen {
  const named = variants.find(({ id }) => id === params.get('variant'));
  return options.map(({ key, values }, place) => {
    const requested = params.get(key) ?? named?.optionValues[place] ?? null;
    const found = requested === null ? undefined : values.find((value) => sameText(value) === sameText(requested));
    if (found !== undefined) return found;
    return values.length === 1 ? (values[0] ?? null) : null;
  });
}

/** The choice that the filters of a list have made already, for links to its products: `spec=size:42` becomes `?size=42`. */
export function choiceOfFilters(params: URLSearchParams): string {
  const pairs = params.getAll('spec').map((spec) => spec.split(/:(.*)/s, 2));
  const single = pairs.filter(([key, value]) => value && pairs.filter(([other]) => other === key).length === 1);
  const query = new URLSearchParams(single.map(([key = '', value = '']) => [key, value]));
  return query.size > 0 ? `?${query}` : '';
}

/** The variant with exactly these values; null before all are chosen, or if the seller does not offer it. */
export function chosenVariant<V extends ChoosableVariant>(variants: readonly V[], chosen: Chosen): V | null {
  return (
    variants.find((one) => one.isActive && chosen.every((value, index) => value === one.optionValues[index])) ?? null
  );
}

/** Whether no variant with this value, and with what else is chosen, is in stock. */
export function isSoldOut(
  variants: readonly ChoosableVariant[],
  { chosen, place, value }: { chosen: Chosen; place: number; value: string },
): boolean {
  const fits = (one: ChoosableVariant) =>
    one.optionValues[place] === value &&
    chosen.every((other, index) => index === place || other === null || other === one.optionValues[index]);
  return !variants.some((one) => one.isActive && one.stockQuantity > 0 && fits(one));
}

/** The options that are not chosen yet. */
export function missingOptions(options: readonly ChoosableOption[], chosen: Chosen): string[] {
  return options.filter((_, index) => chosen[index] === null).map(({ name }) => name);
}

export const labelOf = ({ optionValues }: Pick<ChoosableVariant, 'optionValues'>) => variantLabel([...optionValues]);
