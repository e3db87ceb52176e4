import { adminCase } from '@besesaka/schema/payouts/resources.ts';
import { objectOf } from '#platform/contract/object.ts';

export const AdminCase = objectOf(adminCase);
