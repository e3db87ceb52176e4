import { graphql } from '#gql/gql.ts';

/** A payout as lists, its statement and events show it. */
export const PayoutFragment = graphql(`
  fragment Payout_payout on Payout {
    id
    version
    state
    amount { amount currency }
    fee { amount currency }
    walletAmount { amount currency }
    network
    phone
    accountName
    isRequested
    advice
    createdAt
    endedAt
  }
`);
