import { regions } from '@besesaka/schema/kernel/regions.ts';
import { weekDay } from '@besesaka/schema/shops/limits.ts';

/** Four combinations, of which a product sells two. */
export const variantGrid = {
  options: [
    { name: 'Size', values: ['41', '42'] },
    { name: 'Colour', values: ['Indigo', 'Gold'] },
  ],
  variants: ['41', '42'].map((size) => ({ option_values: [size, 'Indigo'], price: '350.00', stock_quantity: 9 })),
};

/** A shop with every field filled in. */
export const completeShopProfile = (many: number) => ({
  logoId: crypto.randomUUID(),
  bannerId: crypto.randomUUID(),
  closedFrom: '2026-12-24',
  closedUntil: '2026-12-31',
  answerMinutes: 25,
  answerConversations: 100,
  deliveryOptions: Array.from({ length: many }, (_, n) => ({
    id: crypto.randomUUID(),
    kind: 'pickup' as const,
    name: `Option ${n}`,
    isActive: true,
    freeAbovePesewas: 50_000,
    pickupAddress: 'Kejetia, Gate 3',
    pickupHours: '9 to 5',
    rates: regions.slice(0, many).map((region) => ({ region, feePesewas: 2500, minDays: 2, maxDays: 3 })),
  })),
  openingHours: weekDay.values.slice(0, many).map((day) => ({ day, opens: '08:00', closes: '18:00' })),
});
