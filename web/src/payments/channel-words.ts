import { paymentChannel } from '@besesaka/schema/payments/limits.ts';

const { labels } = paymentChannel;

/** Labels by GraphQL's names of the channels. */
export const channelWords = {
  BANK: labels.bank,
  BANK_TRANSFER: labels.bank_transfer,
  CARD: labels.card,
  MOBILE_MONEY: labels.mobile_money,
  OTHER: labels.other,
} as const;
