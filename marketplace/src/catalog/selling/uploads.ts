import { productPicture as contract } from '@besesaka/schema/catalog/uploads.ts';
import type { Purpose } from '#platform/uploads/purposes.ts';

export const productPicture: Purpose = {
  ...contract,
  scope: 'products:write',
  audience: 'everybody',
  rule: () => ({ name: 'product-pictures', times: 600, seconds: 60 * 60 }),
  unusedHours: 24,
  unusedMax: 40,
};
