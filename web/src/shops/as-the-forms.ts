import { reversed } from '@besesaka/schema/kernel/renamed.ts';
import { shopNames } from '@besesaka/schema/shops/graphql-names.ts';
import type { Failure } from '#platform/network/failure.ts';

const formNames = reversed(shopNames);

/** What is wrong with `shopName` stands at the field `businessName`: the forms are the contract's own. */
export const asTheForms = (fields: Failure['fields']): Failure['fields'] =>
  fields.map((one) => ({ ...one, field: formNames[one.field] ?? one.field }));
