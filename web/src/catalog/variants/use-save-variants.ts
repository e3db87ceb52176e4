import { useApolloClient } from '@apollo/client/react';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { productVariantsInput } from '@besesaka/schema/catalog/variants.ts';
import { texts as kernelTexts } from '@besesaka/schema/kernel/texts.ts';
import { graphql } from '#gql/gql.ts';
import { staleText } from '#platform/forms/stale-edit.ts';
import { type Failure, outcomeOf } from '#platform/network/failure.ts';
import { useRequestKey } from '#platform/network/use-request-key.ts';
import { type Grid, gridText, sentGrid, type VariantProduct } from './grid.ts';
import { OwnVariantsDocument } from './own-variants-query.ts';

const SetVariantsMutation = graphql(`
  mutation SetProductVariants($input: SetProductVariantsInput!) {
    result: setProductVariants(input: $input) {
      product {
        id
        slug
        version
      }
      errors {
        ...Failure
      }
    }
  }
`);

const PublishMutation = graphql(`
  mutation PublishProduct($input: ChangeProductInput!) {
    result: changeProduct(input: $input) {
      product {
        id
        isActive
        version
      }
      errors {
        ...Failure
      }
    }
  }
`);

/** The faults of the grid: by the row's place and field, and those of the options. */
export interface GridFaults {
  message: string;
  cells: ReadonlyMap<string, string>;
  options: ReadonlyMap<number, string>;
}

export const cellName = (place: number, field: string) => `${place}.${field}`;

type Saved = { product: VariantProduct } | { faults: GridFaults; now?: VariantProduct };

/** Orders between two tries are rare, so a few tries are enough. */
const tries = 5;

/** Saves the grid once, however often it is sent. If another save came first, the product is returned as it is now. */
export function useSaveVariants(product: VariantProduct) {
  const client = useApolloClient();
  const keyOf = useRequestKey();
  const read = async () => {
    const variables = { slug: product.slug };
    const answer = client.query({ query: OwnVariantsDocument, variables, fetchPolicy: 'no-cache' });
    return (await answer.catch(() => null))?.data?.product ?? null;
  };
  return async (grid: Grid, publish: boolean): Promise<Saved> => {
    const { input: typed, places } = sentGrid(grid);
    const checked = productVariantsInput.safeParse(typed);
    if (!checked.success) {
      const fields = checked.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
      return { faults: faultsOf(fields, places, kernelTexts.invalidInput) };
    }
    const changes = variablesOf(checked.data, product.slug);
    const send = ({ version }: VariantProduct) => {
      const input = { ...changes, version, idempotencyKey: keyOf([typed, version]) };
      return outcomeOf(client.mutate({ mutation: SetVariantsMutation, variables: { input } }));
    };
    let now: VariantProduct | null = product;
    for (let left = tries; ; left -= 1) {
      const outcome: Awaited<ReturnType<typeof send>> = await send(now);
      const isStale = 'failure' in outcome && outcome.failure.code === 'STALE';
      if ('failure' in outcome && !isStale) return { faults: refusalOf(outcome.failure, places) };
      now = await read();
      if (!now) return { faults: faultsOf([], places, kernelTexts.networkError) };
      if (!isStale) break;
      // An order changes the version too.
      if (left === 0 || gridText(now) !== gridText(product)) return { faults: faultsOf([], places, staleText), now };
    }
    client.cache.evict({ id: 'OwnShop:{}', fieldName: 'products' });
    if (!publish) return { product: now };
    const input = { slug: now.slug, isActive: true };
    const published = await outcomeOf(client.mutate({ mutation: PublishMutation, variables: { input } }));
    return 'failure' in published ? { faults: refusalOf(published.failure, []), now } : { product: now };
  };
}

function variablesOf({ options, variants }: ReturnType<typeof productVariantsInput.parse>, slug: string) {
  return {
    slug,
    options,
    variants: variants.map((variant) => ({
      optionValues: variant.option_values,
      price: variant.price,
      compareAtPrice: variant.compare_at_price ?? null,
      ...(variant.stock_quantity !== undefined && { stockQuantity: variant.stock_quantity }),
      ...(variant.stock_by !== undefined && { stockBy: variant.stock_by }),
      ...(variant.sku && { sku: variant.sku }),
      imageId: variant.image_id ?? null,
      isActive: variant.is_active,
    })),
  };
}

function refusalOf({ kind, message, fields }: Failure, places: readonly number[]): GridFaults {
  const failureText = message || (kind === 'no-response' ? kernelTexts.networkError : texts.changeFailed);
  return faultsOf(fields, places, failureText);
}

/** Finds the row of each fault, because rows that are off are not sent. */
function faultsOf(
  fields: readonly { field: string; message: string }[],
  places: readonly number[],
  message: string,
): GridFaults {
  const cells = new Map<string, string>();
  const options = new Map<number, string>();
  for (const { field, message: text } of fields) {
    const [list, index, name = ''] = field.split('.');
    if (list === 'options') options.set(Number(index ?? 0), text);
    if (list === 'variants') cells.set(cellName(places[Number(index)] ?? 0, columnOf(name)), text);
  }
  const [first] = fields;
  const isPlaced = cells.size + options.size > 0;
  return { message: first && !isPlaced ? first.message : message, cells, options };
}

const columns: Readonly<Record<string, string>> = {
  compare_at_price: 'compareAt',
  compareAtPrice: 'compareAt',
  stock_quantity: 'stock',
  stockQuantity: 'stock',
  image_id: 'imageId',
  option_values: 'values',
  optionValues: 'values',
};
const columnOf = (name: string) => columns[name] ?? name;
