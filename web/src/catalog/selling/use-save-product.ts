import { useApolloClient } from '@apollo/client/react';
import type { ProductForm } from '@besesaka/schema/catalog/inputs.ts';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import type { CamelKeys } from '@besesaka/schema/kernel/names.ts';
import { texts as kernelTexts } from '@besesaka/schema/kernel/texts.ts';
import { graphql } from '#gql/gql.ts';
import type { ChangeProductInput } from '#gql/graphql.ts';
import { type Conflict, changedFields, decided, type EditFields, mergeEdit } from '#platform/forms/merge-edit.ts';
import { type Failure, outcomeOf } from '#platform/network/failure.ts';
import { fieldsOf, isSameField, specificationName } from './edit-fields.ts';
import { type OwnProduct, OwnProductDocument } from './own-product-query.ts';

const CreateProductMutation = graphql(`
  mutation CreateProduct($input: CreateProductInput!) {
    result: createProduct(input: $input) {
      __typename
      ... on Product {
        id
        slug
      }
      ...Failure
    }
  }
`);

const EditProductMutation = graphql(`
  mutation EditProduct($input: ChangeProductInput!) {
    result: changeProduct(input: $input) {
      __typename
      ... on Product {
        id
        slug
        editVersion
        version
      }
      ...Failure
    }
  }
`);

export interface SavedParts {
  imageIds: string[];
  primaryImageId: string | undefined;
  specifications: { key: string; value: string }[];
}

type Values = CamelKeys<ProductForm>;
export type SaveRefusal = Pick<Failure, 'message' | 'fields' | 'code'>;

/** Answers which of them stay as they are now, or null where nothing is to be saved yet. */
export type Decide = (conflicts: readonly Conflict[], now: OwnProduct) => Promise<ReadonlySet<string> | null>;

interface Edit {
  /** What the form began with. */
  seen: OwnProduct;
  /** What it has now. */
  mine: EditFields;
  values: Values;
  parts: SavedParts;
  decide: Decide;
}

/** What is silent or refused, in the words of the form. */
function refusalOf({ kind, message, fields, code }: Failure, words: { silent: string; failed: string }): SaveRefusal {
  return { message: message || (kind === 'silence' ? words.silent : words.failed), fields, code };
}

/** A new product; answers why there is none, or null. Every list of own products is read anew. */
export function useCreateProduct() {
  const client = useApolloClient();
  return async (values: Values, parts: SavedParts): Promise<SaveRefusal | null> => {
    const input = { ...values, ...parts, compareAtPrice: values.compareAtPrice ?? null };
    const sent = client.mutate({ mutation: CreateProductMutation, variables: { input } });
    const outcome = await outcomeOf(sent, 'Product');
    if ('failure' in outcome)
      return refusalOf(outcome.failure, { silent: texts.createUnexpected, failed: texts.createFailed });
    client.cache.evict({ id: 'OwnShop:{}', fieldName: 'products' });
    return null;
  };
}

/** Where ten save at once and orders come in, somebody else is faster many times. */
const editTries = 20;
const editWords = { silent: kernelTexts.networkError, failed: texts.changeFailed };

/**
 * Sends what was changed and nothing else, against what was seen of it. Where somebody was faster, what both made of the
 * product is put together; only what both changed is asked. Answers done, kept (as nothing was decided), or why not.
 */
export function useEditProduct() {
  const client = useApolloClient();
  async function readNow(slug: string): Promise<OwnProduct | null> {
    const asked = client.query({ query: OwnProductDocument, variables: { slug }, fetchPolicy: 'no-cache' });
    return (await asked.catch(() => null))?.data?.product ?? null;
  }
  return async ({ seen, mine: typed, values, parts, decide }: Edit): Promise<'done' | 'kept' | SaveRefusal> => {
    let [base, mine] = [seen, typed];
    let refusal: SaveRefusal | null = null;
    for (let tries = 0; tries < editTries; tries += 1) {
      const input = changesOf(base, mine, { values, parts });
      if (input) {
        const sent = client.mutate({ mutation: EditProductMutation, variables: { input } });
        const outcome = await outcomeOf(sent, 'Product');
        refusal = 'failure' in outcome ? refusalOf(outcome.failure, editWords) : null;
      }
      if (!input || !refusal) {
        client.cache.evict({ id: 'OwnShop:{}', fieldName: 'products' });
        return 'done';
      }
      if (refusal.code !== 'STALE') return refusal;
      const now = await readNow(seen.slug);
      if (!now) return { ...refusal, message: kernelTexts.networkError };
      const { merged, conflicts } = mergeEdit({ base: fieldsOf(base), mine, theirs: fieldsOf(now) }, isSameField);
      const left = conflicts.length > 0 ? await decide(conflicts, now) : new Set<string>();
      if (!left) return 'kept';
      [base, mine] = [now, decided(merged, conflicts, left)];
    }
    return refusal ?? 'kept';
  };
}

const texted = [
  'name',
  'category',
  'description',
  'price',
  'stockQuantity',
  'isActive',
  'metaTitle',
  'metaDescription',
];
const isOfCategory = (name: string) => name.startsWith(specificationName(''));

/** What is another than was seen, each guarded by what it was: another edit, another price, a stock that orders moved. */
function changesOf(base: OwnProduct, mine: EditFields, { values, parts }: Pick<Edit, 'values' | 'parts'>) {
  const changed = changedFields(fieldsOf(base), mine, isSameField);
  if (changed.length === 0) return null;
  const has = (name: string) => changed.includes(name);
  const isSpecified = has('category') || changed.some(isOfCategory);
  const said = Object.entries(values).filter(([name]) => texted.includes(name) && has(name));
  return {
    slug: base.slug,
    ...(Object.fromEntries(said) as Partial<Values>),
    ...(has('compareAtPrice') && { compareAtPrice: values.compareAtPrice ?? null, version: base.version }),
    ...(has('price') && { priceWas: base.price.amount }),
    ...(has('stockQuantity') && { stockWas: base.stockQuantity }),
    ...(has('pictures') && { imageIds: parts.imageIds, primaryImageId: parts.primaryImageId }),
    ...(isSpecified && { specifications: specificationsOf(mine, parts) }),
    ...(changed.some((name) => !offered.includes(name)) && { editVersion: base.editVersion }),
  } satisfies ChangeProductInput;
}

const offered = ['price', 'compareAtPrice', 'stockQuantity'];

/** Those of the form, where nothing else was decided; what somebody else filled in meanwhile is among them. */
function specificationsOf(mine: EditFields, { specifications }: SavedParts) {
  const decided = Object.entries(mine).filter(([name]) => isOfCategory(name));
  const known = new Set(specifications.map(({ key }) => key));
  return decided
    .map(([name, value]) => ({ key: name.slice(specificationName('').length), value }))
    .filter(({ key, value }) => value !== '' || known.has(key));
}
