import { useApolloClient } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import type {
  AddCategoryInput,
  ChangeCategoryInput,
  DeleteCategoryInput,
  MoveCategoryInput,
  OrderCategoryInput,
} from '#gql/graphql.ts';
import type { Failure } from '#platform/network/failure.ts';
import { useSend } from '#ui/forms/use-send.ts';

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
  const { cache } = useApolloClient();
  const options = {
    refetchQueries: ['AdminCategories'],
    done: () => {
      for (const fieldName of ['categories', 'category', 'specificationFields'])
        cache.evict({ id: 'ROOT_QUERY', fieldName });
    },
  };
  const add = useSend(AddCategoryMutation, options);
  const change = useSend(ChangeCategoryMutation, options);
  const order = useSend(OrderCategoryMutation, options);
  const remove = useSend(DeleteCategoryMutation, options);
  const move = useSend(MoveCategoryMutation, options);
  const problemOf = async (sent: Promise<Failure | null>) => (await sent)?.message ?? null;
  return {
    add: (input: AddCategoryInput) => problemOf(add.send({ input })),
    change: (input: ChangeCategoryInput) => problemOf(change.send({ input })),
    order: (input: OrderCategoryInput) => problemOf(order.send({ input })),
    remove: (input: DeleteCategoryInput) => problemOf(remove.send({ input })),
    move: (input: MoveCategoryInput) => problemOf(move.send({ input })),
  };
}
