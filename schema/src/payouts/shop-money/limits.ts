import { choice, type ValueOf } from '#kernel/reference/choice.ts';

export const payoutState = choice('PayoutState', 'State of a payout.', {
  due: 'It waits for an approval, or for the balance at the payment provider',
  approved: 'It is sent next',
  asking: 'It is being requested from the payment provider',
  pending: 'The payment provider is sending it',
  succeeded: 'Paid to the wallet',
  failed: 'It did not reach the wallet; the money is available again',
  returned: 'It reached the wallet and came back; the money is available again',
});
export type PayoutState = ValueOf<typeof payoutState>;

/** A shop has at most one payout in these states. */
export const openPayoutStates = ['due', 'approved', 'asking', 'pending'] as const satisfies PayoutState[];

/** Why a payout did not reach the wallet. The seller reads what to do about it. */
export const payoutFailure = choice('PayoutFailure', 'Why a payout did not reach the wallet.', {
  network: 'The network did not pay it out',
  wallet: 'The wallet does not exist any more',
  changed: 'The seller changed the wallet first',
  refused: 'An admin refused the wallet',
  stopped: 'It was stopped before it was sent',
});
export type PayoutFailure = ValueOf<typeof payoutFailure>;

/** Why an admin has to approve a payout. */
export const payoutCheck = choice('PayoutCheck', 'Why admins have to approve a payout.', {
  name: 'The network does not know the name of the owner, so an admin compares it',
  amount: 'Its amount needs two approvals',
});
export type PayoutCheck = ValueOf<typeof payoutCheck>;

export const payoutWalletState = choice('PayoutWalletState', 'State of a wallet for payouts.', {
  waiting: 'New, and not used yet',
  usable: 'Payouts are sent to it',
  refused: 'It cannot be used',
});

export const shopMoneySum = choice('ShopMoneySum', 'One of the four sums of a shop.', {
  waiting: 'Buyers have paid, and wait for the goods',
  available: 'Can be paid out',
  on_its_way: 'On its way to the wallet',
  paid: 'Paid to the wallet',
});
export type ShopMoneySum = ValueOf<typeof shopMoneySum>;

export const shopMoneyKind = choice('ShopMoneyKind', "Kind of an entry in a shop's money.", {
  sale: 'An order was paid',
  refund: 'An order was refunded',
  payout: 'A payout',
  payout_back: 'A payout that came back',
});
export type ShopMoneyKind = ValueOf<typeof shopMoneyKind>;

export const shopMoneyLimits = {
  /** What the provider asks for a transfer to a wallet. */
  feePesewas: 100,
  /** Of the day, in Accra. */
  payoutHour: 10,
  /** How long a changed wallet waits. */
  walletWaitHours: 48,
  walletChangesPerHour: 10,
  nameMax: 100,
  reason: { min: 5, max: 500 },
  perPage: 20,
  /** Orders on a page of a statement. The CSV file has all. */
  linesShown: 500,
} as const;
