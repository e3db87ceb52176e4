import type { TypePolicies } from '@apollo/client';
import { modules } from './modules.ts';

/** Merges the policies of modules that share a type. */
export const typePolicies: TypePolicies = {
  // An object without a key is stored within its owner. Merging preserves the fields of other queries, which would
  // otherwise be fetched again.
  Money: { merge: true },
  Admin: { merge: true },
  PlanStanding: { merge: true },
  Policy: { keyFields: ['slug'] },
};

for (const { typePolicies: ofRoom } of modules)
  for (const [type, policy] of Object.entries(ofRoom ?? {})) {
    const known = typePolicies[type];
    typePolicies[type] = { ...known, ...policy, fields: { ...known?.fields, ...policy.fields } };
  }
