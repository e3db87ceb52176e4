import { reviewPhoto as contract } from '@besesaka/schema/reviews/uploads.ts';
import type { Purpose } from '#platform/uploads/purposes.ts';

export const reviewPhoto: Purpose = {
  ...contract,
  scope: 'catalogue:write',
  audience: 'everybody',
  rule: () => ({ name: 'review-uploads', times: 60, seconds: 60 * 60 }),
  unusedHours: 24,
  unusedMax: 12,
};
