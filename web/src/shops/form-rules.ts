import { reversed } from '@besesaka/schema/kernel/renamed.ts';
import { shopNames } from '@besesaka/schema/shops/graphql-names.ts';
import { type Failure, inFormNames } from '#platform/network/failure.ts';

const formNames = reversed(shopNames);

/** Maps an error for `shopName` to the field `businessName`, because the forms use the contract's field names. */
export const withFormRules = (fields: Failure['fields']): Failure['fields'] => inFormNames(fields, formNames);
