import type { TypePolicies } from '@apollo/client';
import { modules } from './modules.ts';

/** Where two modules speak of the same type, their fields are joined. */
export const typePolicies: TypePolicies = {
  // What has no key lives inside of its owner. Who asks for less of it must not take away what others asked for, or
  // their lists would be fetched again.
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
