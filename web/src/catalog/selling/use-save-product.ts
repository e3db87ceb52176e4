import { useApolloClient } from '@apollo/client/react';
import type { ProductForm } from '@besesaka/schema/catalog/inputs.ts';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import type { CamelKeys } from '@besesaka/schema/kernel/names.ts';
import { texts as kernelTexts } from '@besesaka/schema/kernel/texts.ts';
import { graphql } from '#gql/gql.ts';
import { type Failure, outcomeOf } from '#platform/network/failure.ts';
import type { OwnProduct } from './own-product-query.ts';

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

/** A new product, or an edit of the one that was seen; answers why not, or null. Every list of own products is read anew. */
export function useSaveProduct(seen: OwnProduct | null) {
  const client = useApolloClient();
  return async (values: Values, parts: SavedParts): Promise<SaveRefusal | null> => {
    const input = { ...values, ...parts, compareAtPrice: values.compareAtPrice ?? null };
    const outcome = seen
      ? await outcomeOf(
          client.mutate({ mutation: EditProductMutation, variables: { input: { ...input, ...guards(seen, values) } } }),
          'Product',
        )
      : await outcomeOf(client.mutate({ mutation: CreateProductMutation, variables: { input } }), 'Product');
    if ('failure' in outcome) {
      const { kind, message, fields, code } = outcome.failure;
      const silent = seen ? kernelTexts.networkError : texts.createUnexpected;
      const failed = seen ? texts.changeFailed : texts.createFailed;
      return { message: message || (kind === 'silence' ? silent : failed), fields, code };
    }
    client.cache.evict({ id: 'OwnShop:{}', fieldName: 'products' });
    return null;
  };
}

/** Another edit since then is a conflict; a stock that orders moved is one only where the stock is changed here too. */
function guards({ slug, editVersion, stockQuantity }: OwnProduct, values: Values) {
  const isStockChanged = values.stockQuantity !== stockQuantity;
  return {
    slug,
    editVersion,
    ...(isStockChanged ? { stockWas: stockQuantity } : { stockQuantity: undefined }),
  };
}
