import { useApolloClient } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import type { ChangeCategoryInput } from '#gql/graphql.ts';
import { failureText, type Outcome, outcomeOf } from '#platform/network/failure.ts';

const AddCategoryMutation = graphql(`
  mutation AddCategory($input: AddCategoryInput!) {
    result: addCategory(input: $input) {
      category {
        id
      }
      errors {
        ...Failure
      }
    }
  }
`);

const ChangeCategoryMutation = graphql(`
  mutation ChangeCategory($input: ChangeCategoryInput!) {
    result: changeCategory(input: $input) {
      category {
        id
        ...CategoryHead_category
        ...FieldEditor_category
      }
      errors {
        ...Failure
      }
    }
  }
`);

const MoveCategoryMutation = graphql(`
  mutation MoveCategory($input: MoveCategoryInput!) {
    result: moveCategory(input: $input) {
      category {
        id
        ...CategoryHead_category
      }
      errors {
        ...Failure
      }
    }
  }
`);

const OrderCategoryMutation = graphql(`
  mutation OrderCategory($input: OrderCategoryInput!) {
    result: orderCategory(input: $input) {
      category {
        id
        ...CategoryHead_category
      }
      errors {
        ...Failure
      }
    }
  }
`);

const DeleteCategoryMutation = graphql(`
  mutation DeleteCategory($input: DeleteCategoryInput!) {
    result: deleteCategory(input: $input) {
      deletedCategoryId
      errors {
        ...Failure
      }
    }
  }
`);

/**
 * Each change resolves to an error text, or to null on success. A success evicts the cached categories, so screens load
 * them again.
 */
export function useChangeCategory() {
  const client = useApolloClient();
  const problemOf = (outcome: Outcome<unknown>): string | null => {
    if ('failure' in outcome) return failureText(outcome.failure);
    for (const fieldName of ['categories', 'category', 'specificationFields'])
      client.cache.evict({ id: 'ROOT_QUERY', fieldName });
    return null;
  };
  const refetchQueries = ['AdminCategories'];
  return {
    add: async (input: { name: string; parentId: string | null }) =>
      problemOf(
        await outcomeOf(client.mutate({ mutation: AddCategoryMutation, variables: { input }, refetchQueries })),
      ),
    change: async (input: ChangeCategoryInput) =>
      problemOf(
        await outcomeOf(client.mutate({ mutation: ChangeCategoryMutation, variables: { input }, refetchQueries })),
      ),
    order: async (input: { id: string; position: number }) =>
      problemOf(
        await outcomeOf(client.mutate({ mutation: OrderCategoryMutation, variables: { input }, refetchQueries })),
      ),
    remove: async (input: { id: string }) =>
      problemOf(
        await outcomeOf(client.mutate({ mutation: DeleteCategoryMutation, variables: { input }, refetchQueries })),
      ),
    move: async (input: { id: string; parentId: string | null }) =>
      problemOf(
        await outcomeOf(client.mutate({ mutation: MoveCategoryMutation, variables: { input }, refetchQueries })),
      ),
  };
}
