import { useApolloClient } from '@apollo/client/react';
import type { ProductForm } from '@besesaka/schema/catalog/inputs.ts';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import type { CamelKeys } from '@besesaka/schema/kernel/names.ts';
import { texts as kernelTexts } from '@besesaka/schema/kernel/texts.ts';
import { graphql } from '#gql/gql.ts';
import type { ChangeProductInput } from '#gql/graphql.ts';
import { changedFields, staleText } from '#platform/forms/stale-edit.ts';
import { type Failure, outcomeOf } from '#platform/network/failure.ts';
import { useRequestKey } from '#platform/network/use-request-key.ts';
import { fieldsOf, isSameField, isSpecification, type OwnProduct, variantsOf } from './own-product.ts';
import { OwnProductDocument } from './product-fields.tsx';

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
        version
      }
      errors {
        ...Failure
      }
    }
  }
`);

interface SavedParts {
  imageIds: string[];
  primaryImageId: string | undefined;
  specifications: { key: string; value: string }[];
}

type Values = CamelKeys<ProductForm>;

interface Saved {
  refusal: Pick<Failure, 'message' | 'fields'> | null;
  /** Where the seller goes on. */
  next?: string;
  /** The product as another save left it. */
  now?: OwnProduct;
}

interface Creation {
  key: string;
  withVariants: boolean;
}

interface Edit {
  /** The product that the form started with. */
  seen: OwnProduct;
  /** The names of the fields that differ from it. */
  changed: readonly string[];
  values: Values;
  parts: SavedParts;
}

/** The form's own text where the server gives none. */
function refusalOf({ kind, message, fields }: Failure, words: { silent: string; failed: string }): Saved {
  return { refusal: { message: message || (kind === 'no-response' ? words.silent : words.failed), fields } };
}

export function createRefusal(failure: Failure): Saved {
  if (failure.code === 'KEY_REUSED') return { refusal: { message: texts.createdAlready, fields: [] } };
  const silent = navigator.onLine ? texts.createUnexpected : texts.createOffline;
  return refusalOf(failure, { silent, failed: texts.createFailed });
}

/**
 * Creates a product; one that gets variants next starts as a draft. Every list of the seller's products reloads. The draft's
 * key creates one product, even if an answer was lost and the form is sent again.
 */
export function useCreateProduct() {
  const client = useApolloClient();
  return async (values: Values, parts: SavedParts, { key, withVariants }: Creation): Promise<Saved> => {
    const isActive = values.isActive && !withVariants;
    const compareAtPrice = values.compareAtPrice ?? null;
    const input = { ...values, ...parts, isActive, compareAtPrice, idempotencyKey: key };
    const sent = client.mutate({ mutation: CreateProductMutation, variables: { input } });
    const outcome = await outcomeOf(sent, 'product');
    if ('failure' in outcome) return createRefusal(outcome.failure);
    client.cache.evict({ id: 'OwnShop:{}', fieldName: 'products' });
    return { refusal: null, ...(withVariants && { next: variantsOf(outcome.done.product.slug) }) };
  };
}

const editWords = { silent: kernelTexts.networkError, failed: texts.changeFailed };

/** Orders between two tries are rare, so a few tries are enough. */
const tries = 5;

/**
 * Sends only the changes; stock as a difference, so that orders count. An order changes the version too: the form is then
 * sent again. If another save came first, it returns the product as it is now, and the form continues from there with the
 * typed values.
 */
export function useEditProduct() {
  const client = useApolloClient();
  const keyOf = useRequestKey();
  const readNow = async (slug: string) => {
    const reading = { query: OwnProductDocument, variables: { slug }, fetchPolicy: 'no-cache' } as const;
    return (await client.query(reading).catch(() => null))?.data?.product;
  };
  return async (edit: Edit): Promise<Saved> => {
    const changes = changesOf(edit);
    let { version } = edit.seen;
    for (let left = tries; edit.changed.length > 0; left -= 1) {
      const input = { ...changes, version, idempotencyKey: keyOf([changes, version]) };
      const outcome = await outcomeOf(client.mutate({ mutation: EditProductMutation, variables: { input } }));
      if ('done' in outcome) break;
      if (outcome.failure.code !== 'STALE') return refusalOf(outcome.failure, editWords);
      const now = await readNow(edit.seen.slug);
      if (!now) return { refusal: { message: kernelTexts.networkError, fields: [] } };
      if (left === 0 || !isOnlyOrdered(edit.seen, now)) return { refusal: { message: staleText, fields: [] }, now };
      version = now.version;
    }
    client.cache.evict({ id: 'OwnShop:{}', fieldName: 'products' });
    return { refusal: null };
  };
}

/** Whether nothing but the stock differs. */
function isOnlyOrdered(loaded: OwnProduct, now: OwnProduct): boolean {
  return changedFields(fieldsOf(loaded), fieldsOf(now), isSameField).every((name) => name === 'stockQuantity');
}

function changesOf({ seen, changed, values: { stockQuantity, ...values }, parts }: Edit) {
  const has = (name: string) => changed.includes(name);
  const changedValues = Object.entries(values).filter(([name]) => has(name));
  return {
    slug: seen.slug,
    ...(Object.fromEntries(changedValues) as Partial<Values>),
    ...(has('compareAtPrice') && { compareAtPrice: values.compareAtPrice ?? null }),
    ...(has('stockQuantity') && { stockBy: stockQuantity - seen.stockQuantity }),
    ...(has('pictures') && { imageIds: parts.imageIds, primaryImageId: parts.primaryImageId }),
    // A product that moves has the fields of its new category.
    ...((has('category') || changed.some(isSpecification)) && { specifications: parts.specifications }),
  } satisfies ChangeProductInput;
}
