import { channelLabels } from '@besesaka/schema/payments/texts.ts';

/** By the names of GraphQL. */
export const channelWords = {
  BANK: channelLabels.bank,
  BANK_TRANSFER: channelLabels.bank_transfer,
  CARD: channelLabels.card,
  MOBILE_MONEY: channelLabels.mobile_money,
  OTHER: channelLabels.other,
} as const;
