export const stuckRefundTexts = {
  refundMissing: 'Refund not found.',
  needsNothing: 'The payment provider does not ask where to send this refund.',
  retryRefused: 'The payment provider refused these details. Check the number and the network.',
  underWay: 'This refund is on its way to the wallet already.',
  tooEarly: 'A refund can be sent to the wallet after it did not arrive for 7 days.',
  noWallet: 'It was not paid by a wallet that we know, so ask the payer for a wallet.',
} as const;
