import { graphql } from '#gql/gql.ts';

export const ShopMoneyDocument = graphql(`
  query ShopMoney {
    inboxSeq
    viewer {
      shopMoney {
        waiting { amount currency }
        available { amount currency }
        onItsWay { amount currency }
        paid { amount currency }
        nextPayoutOn
        nextAmount { amount currency }
        fee { amount currency }
        refusal
        balancedAt
        wallet {
          id
          network
          phone
          accountName
          isNameConfirmed
          state
          usableAt
        }
      }
    }
  }
`);

export const PayoutsDocument = graphql(`
  query Payouts($after: String) {
    inboxSeq
    viewer {
      payouts(after: $after) {
        edges {
          node {
            id
            createdAt
            ...Payout_payout
          }
        }
        pageInfo { endCursor hasNextPage }
      }
    }
  }
`);

export const ShopMoneyEntriesDocument = graphql(`
  query ShopMoneyEntries($sum: ShopMoneySum!, $after: String) {
    viewer {
      shopMoneyEntries(sum: $sum, after: $after) {
        edges {
          node {
            id
            kind
            orderId
            payoutId
            amount { amount currency }
            createdAt
          }
        }
        pageInfo { endCursor hasNextPage }
      }
    }
  }
`);
