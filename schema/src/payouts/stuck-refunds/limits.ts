import { choice, type ValueOf } from '#kernel/reference/choice.ts';

export const refundTransferState = choice('RefundTransferState', 'State of a refund that is sent to a wallet.', {
  asking: 'It is being requested from the payment provider',
  pending: 'The payment provider is sending it',
  succeeded: 'It reached the wallet',
  failed: 'It did not reach the wallet; it can be sent again',
  returned: 'It reached the wallet and came back; it can be sent again',
});
export type RefundTransferState = ValueOf<typeof refundTransferState>;

/** A refund has at most one transfer in these states. */
export const liveTransferStates = ['asking', 'pending', 'succeeded'] as const satisfies RefundTransferState[];
