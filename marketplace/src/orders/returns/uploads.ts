import { returnPhoto as contract } from '@besesaka/schema/orders/uploads.ts';
import type { Purpose } from '#platform/uploads/purposes.ts';

export const returnPhoto: Purpose = {
  ...contract,
  scope: 'orders:write',
  audience: 'its module',
  rule: () => ({ name: 'return-uploads', times: 40, seconds: 60 * 60 }),
  unusedHours: 24,
  unusedMax: 12,
};
