import { graphql } from '#gql/gql.ts';

/** The money of an order as its page shows it. Events carry the same fields. */
export const OrderMoneyFragment = graphql(`
  fragment OrderPayment_money on OrderMoney {
    orderId
    version
    state
    amount { amount currency }
    canPay
    paymentAskedAt
    promptStep
    promptExpiresAt
    lastPhone
    commission { amount currency }
    providerFee { amount currency }
    shopAmount { amount currency }
    refundedAmount { amount currency }
    paidAt
    releasedAt
    frozenBy
    deliveredBy
    releasableAt
    endsAt
    deliveryCode
    takesCode
    canReport
    refundable { amount currency }
    case {
      id
      kind
      text
      answer
      answerUntil
      outcome
      note
      endedAt
    }
    payment {
      reference
      version
      state
      receiptNumber
      prompt { network phone step text expiresAt }
    }
  }
`);
