import { channelLabels } from '@besesaka/schema/payments/texts.ts';

/** Labels by GraphQL's names of the channels. */
export const channelWords = {
  BANK: channelLabels.bank,
  BANK_TRANSFER: channelLabels.bank_transfer,
  CARD: channelLabels.card,
  MOBILE_MONEY: channelLabels.mobile_money,
  OTHER: channelLabels.other,
} as const;
