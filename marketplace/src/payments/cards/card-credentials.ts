import { type Credential, nothingToEnd, staysAlways } from '#accounts/securing/credentials.ts';
import { savedCards } from '#payments/tables.ts';

export const paymentCredentials: readonly Credential[] = [
  {
    // Only Besesaka can charge a card, and only for renewals of this account that its user can look up and switch off.
    name: 'saved cards',
    columns: [savedCards.authorizationCode],
    endings: staysAlways,
    end: nothingToEnd,
  },
];
