import type { PayoutState, PayoutWalletState, ShopMoneyKind, ShopMoneySum } from '#gql/graphql.ts';

type Tone = 'neutral' | 'brand' | 'gold' | 'clay';

/** A seller reads of no more steps than matter to them. */
export const payoutBadges: Readonly<Record<PayoutState, { label: string; tone: Tone }>> = {
  DUE: { label: 'Being checked', tone: 'neutral' },
  APPROVED: { label: 'On its way', tone: 'gold' },
  ASKING: { label: 'On its way', tone: 'gold' },
  PENDING: { label: 'On its way', tone: 'gold' },
  SUCCEEDED: { label: 'Paid', tone: 'brand' },
  FAILED: { label: 'Not paid out', tone: 'clay' },
  RETURNED: { label: 'Came back', tone: 'clay' },
};

export const walletBadges: Readonly<Record<PayoutWalletState, { label: string; tone: Tone }>> = {
  WAITING: { label: 'Waiting', tone: 'gold' },
  USABLE: { label: 'In use', tone: 'brand' },
  REFUSED: { label: 'Refused', tone: 'clay' },
};

export const sumWords: Readonly<Record<ShopMoneySum, { label: string; text: string; none: string }>> = {
  WAITING: {
    label: 'Waiting for delivery',
    text: 'Buyers have paid. It becomes available after the delivery.',
    none: 'No order that is paid waits for its delivery.',
  },
  AVAILABLE: {
    label: 'Available',
    text: 'Goes to your wallet with the next payout.',
    none: 'Orders that buyers pay in the app are listed here.',
  },
  ON_ITS_WAY: {
    label: 'On its way',
    text: 'The network is paying it to your wallet.',
    none: 'No payout is on its way.',
  },
  PAID: { label: 'Paid', text: 'Has reached your wallet so far.', none: 'Nothing was paid out yet.' },
};

export const kindWords: Readonly<Record<ShopMoneyKind, string>> = {
  SALE: 'Sale',
  REFUND: 'Refund',
  PAYOUT: 'Payout',
  PAYOUT_BACK: 'Payout that came back',
};
