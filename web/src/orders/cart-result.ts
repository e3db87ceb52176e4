import { graphql } from '#gql/gql.ts';

/** What every change of the cart answers: the cart as it is now, or why it stays as it was. */
export const CartResultFragment = graphql(`
  fragment CartResult_result on CartResult {
    __typename
    ... on Cart {
      ...Cart_cart
    }
    ... on RefusedError {
      code
      message
    }
    ... on ValidationError {
      message
      fields {
        field
        messages
      }
    }
  }
`);
