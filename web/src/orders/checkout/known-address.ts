import { regions } from '@besesaka/schema/kernel/regions.ts';
import { graphql } from '#gql/gql.ts';
import { type SavedAddress, shippingOf } from './saved-addresses.tsx';

/** What the form can fill in by itself. */
export const CheckoutKnownDocument = graphql(`
  query CheckoutKnown {
    viewer {
      person {
        id
        fullName
        telephoneNumber
      }
      addresses {
        id
        label
        fullName
        phone
        address
        city
        region
        landmark
        isDefault
      }
      orders(first: 1) {
        edges {
          node {
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
    }
  }
`);

interface Address {
  shippingFullName: string;
  shippingPhone: string;
  shippingAddress: string;
  shippingCity: string;
  shippingRegion?: string | undefined;
  shippingLandmark?: string | null;
}

interface Known {
  person: { fullName: string; telephoneNumber: string } | null;
  /** Of the person's address book. */
  saved?: SavedAddress | undefined;
  /** Where the last order went. */
  last?: Address;
  /** What was sent and is still without an answer: shown just as it was sent. */
  open?: (Address & { shippingNotes?: string | null }) | null;
}

/** What the form starts with: the default address, else where the last order went, else what the profile says. */
export function knownAddress({ person, saved, last, open }: Known) {
  const from = open ?? (saved && shippingOf(saved)) ?? last;
  return {
    shippingFullName: from?.shippingFullName || person?.fullName || '',
    shippingPhone: from?.shippingPhone || ghanaPhone(person?.telephoneNumber ?? ''),
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
