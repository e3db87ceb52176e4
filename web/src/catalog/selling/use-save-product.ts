import { useApolloClient } from '@apollo/client/react';
import type { ProductForm } from '@besesaka/schema/catalog/inputs.ts';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import type { CamelKeys } from '@besesaka/schema/kernel/names.ts';
import { texts as kernelTexts } from '@besesaka/schema/kernel/texts.ts';
import { graphql } from '#gql/gql.ts';
import type { ChangeProductInput } from '#gql/graphql.ts';
import { changedFields, type EditFields, staleText } from '#platform/forms/stale-edit.ts';
import { type Failure, outcomeOf } from '#platform/network/failure.ts';
import { fieldsOf, isSameField, specificationName, variantsOf } from './edit-fields.ts';
import { type OwnProduct, OwnProductDocument } from './own-product-query.ts';

const CreateProductMutation = graphql(`
  mutation CreateProduct($input: CreateProductInput!) {
    result: createProduct(input: $input) {
      product {
        id
        slug
      }
      errors {
        ...Failure
      }
    }
  }
`);

const EditProductMutation = graphql(`
  mutation EditProduct($input: ChangeProductInput!) {
    result: changeProduct(input: $input) {
      product {
        id
        slug
        editVersion
        version
      }
      errors {
        ...Failure
      }
    }
  }
`);

export interface SavedParts {
  imageIds: string[];
  primaryImageId: string | undefined;
  specifications: { key: string; value: string }[];
}

type Values = CamelKeys<ProductForm>;
/** `now` is the product as another save left it. */
export type SaveRefusal = Pick<Failure, 'message' | 'fields' | 'code'> & { now?: OwnProduct };

interface Edit {
  /** The product that the form started with. */
  seen: OwnProduct;
  /** The form's current values. */
  mine: EditFields;
  values: Values;
  parts: SavedParts;
}

/** The form's own text where the server gives none. */
function refusalOf({ kind, message, fields, code }: Failure, words: { silent: string; failed: string }): SaveRefusal {
  return { message: message || (kind === 'no-response' ? words.silent : words.failed), fields, code };
}

interface Created {
  refusal: SaveRefusal | null;
  /** Where the seller goes on. */
  next?: string;
}

/** Creates a product; one that gets variants next starts as a draft. Every list of the seller's products reloads. */
export function useCreateProduct() {
  const client = useApolloClient();
  return async (values: Values, parts: SavedParts, withVariants: boolean): Promise<Created> => {
    const isActive = values.isActive && !withVariants;
    const input = { ...values, ...parts, isActive, compareAtPrice: values.compareAtPrice ?? null };
    const sent = client.mutate({ mutation: CreateProductMutation, variables: { input } });
    const outcome = await outcomeOf(sent, 'product');
    if ('failure' in outcome)
      return { refusal: refusalOf(outcome.failure, { silent: texts.createUnexpected, failed: texts.createFailed }) };
    client.cache.evict({ id: 'OwnShop:{}', fieldName: 'products' });
    return { refusal: null, ...(withVariants && { next: variantsOf(outcome.done.product.slug) }) };
  };
}

const editWords = { silent: kernelTexts.networkError, failed: texts.changeFailed };

/**
 * Sends only the changes, with the values that the seller saw. If another save came first, it returns the product as it
 * is now, and the form continues from there with the typed values.
 */
export function useEditProduct() {
  const client = useApolloClient();
  async function readNow(slug: string): Promise<OwnProduct | null> {
    const request = client.query({ query: OwnProductDocument, variables: { slug }, fetchPolicy: 'no-cache' });
    return (await request.catch(() => null))?.data?.product ?? null;
  }
  return async ({ seen, mine, values, parts }: Edit): Promise<SaveRefusal | null> => {
    const input = changesOf(seen, mine, { values, parts });
    if (input) {
      const outcome = await outcomeOf(client.mutate({ mutation: EditProductMutation, variables: { input } }));
      if ('failure' in outcome) {
        const refusal = refusalOf(outcome.failure, editWords);
        if (refusal.code !== 'STALE') return refusal;
        const now = await readNow(seen.slug);
        return now ? { ...refusal, message: staleText, now } : { ...refusal, message: kernelTexts.networkError };
      }
    }
    client.cache.evict({ id: 'OwnShop:{}', fieldName: 'products' });
    return null;
  };
}

const isOfCategory = (name: string) => name.startsWith(specificationName(''));

/**
 * Collects the changed fields, each guarded by the version or value that the seller saw: another edit, another price,
 * or stock that orders have changed.
 */
function changesOf(base: OwnProduct, mine: EditFields, { values, parts }: Pick<Edit, 'values' | 'parts'>) {
  const changed = changedFields(fieldsOf(base), mine, isSameField);
  if (changed.length === 0) return null;
  const has = (name: string) => changed.includes(name);
  const isSpecified = has('category') || changed.some(isOfCategory);
  const changedValues = Object.entries(values).filter(([name]) => has(name));
  return {
    slug: base.slug,
    ...(Object.fromEntries(changedValues) as Partial<Values>),
    ...(has('compareAtPrice') && { compareAtPrice: values.compareAtPrice ?? null, version: base.version }),
    ...(has('price') && { priceWas: base.price.amount }),
    ...(has('stockQuantity') && { stockWas: base.stockQuantity }),
    ...(has('pictures') && { imageIds: parts.imageIds, primaryImageId: parts.primaryImageId }),
    ...(isSpecified && { specifications: specificationsOf(mine, parts) }),
    ...(changed.some((name) => !offered.includes(name)) && { editVersion: base.editVersion }),
  } satisfies ChangeProductInput;
}

const offered = ['price', 'compareAtPrice', 'stockQuantity'];

/**
 * Sends every specification of the form that is filled in or known to the category; the form includes values saved by
 * others meanwhile.
 */
function specificationsOf(mine: EditFields, { specifications }: SavedParts) {
  const decided = Object.entries(mine).filter(([name]) => isOfCategory(name));
  const known = new Set(specifications.map(({ key }) => key));
  return decided
    .map(([name, value]) => ({ key: name.slice(specificationName('').length), value }))
    .filter(({ key, value }) => value !== '' || known.has(key));
}
