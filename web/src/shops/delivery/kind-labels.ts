import type { DeliveryKind } from '@besesaka/schema/shops/limits.ts';

export const kindLabels: Record<DeliveryKind, string> = {
  rider: 'Own rider',
  bus: 'Bus, from station to station',
  courier: 'Courier',
  pickup: 'Pickup by the buyer',
};
