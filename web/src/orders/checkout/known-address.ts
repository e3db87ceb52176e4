import { regions } from '@besesaka/schema/kernel/regions.ts';
import { graphql } from '#gql/gql.ts';

/** What the form can fill in by itself. */
export const CheckoutKnownDocument = graphql(`
  query CheckoutKnown {
    me {
      id
      fullName
      telephoneNumber
    }
    myOrders(page: 1) {
      items {
        id
        shippingFullName
        shippingPhone
        shippingAddress
        shippingCity
        shippingRegion
        shippingLandmark
      }
    }
  }
`);

interface Address {
  shippingFullName: string;
  shippingPhone: string;
  shippingAddress: string;
  shippingCity: string;
  shippingRegion: string;
  shippingLandmark?: string | null;
}

interface Known {
  me: { fullName: string; telephoneNumber: string } | null;
  /** Where the last order went. */
  last?: Address;
  /** What was sent and is still without an answer: shown just as it was sent. */
  open?: (Address & { shippingNotes?: string | null }) | null;
}

/** What the form starts with: where the last order went, else what the profile says. */
export function knownAddress({ me, last, open }: Known) {
  const from = open ?? last;
  return {
    shippingFullName: from?.shippingFullName || me?.fullName || '',
    shippingPhone: from?.shippingPhone || ghanaPhone(me?.telephoneNumber ?? ''),
    shippingAddress: from?.shippingAddress ?? '',
    shippingCity: from?.shippingCity ?? '',
    shippingRegion: regions.find((region) => region === from?.shippingRegion),
    shippingLandmark: from?.shippingLandmark ?? '',
    shippingNotes: open?.shippingNotes ?? '',
  };
}

/** Profiles keep any ten digits; only a number that can be called in Ghana is worth proposing. */
function ghanaPhone(text: string): string {
  return /^(?:\+233|0)\d{9}$/.test(text) ? text : '';
}
