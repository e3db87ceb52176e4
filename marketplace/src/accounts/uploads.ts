import { profilePicture as contract } from '@besesaka/schema/accounts/uploads.ts';
import type { Purpose } from '#platform/uploads/purposes.ts';

export const profilePicture: Purpose = {
  ...contract,
  scope: null,
  audience: 'everybody',
  rule: () => ({ name: 'profile-pictures', times: 20, seconds: 60 * 60 }),
  unusedHours: 24,
  unusedMax: 3,
};
