import { graphql } from '#gql/gql.ts';

/** A checkout that waits for its payment. Events carry the same fields. */
export const PayStepFragment = graphql(`
  fragment PayStep_checkout on Checkout {
    id
    version
    state
    amount { amount currency }
    expiresAt
    promptStep
    lastPhone
    payment {
      reference
      version
      state
      prompt { network phone step text expiresAt }
    }
  }
`);
