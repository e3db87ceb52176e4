import { graphql } from '#gql/gql.ts';
import { fieldsOf, type ShippingAddress } from './shipping-address.ts';

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
        shippingAddress {
          fullName
          phone
          address
          city
          region
          landmark
        }
        isDefault
      }
      orders(first: 1) {
        edges {
          node {
            id
            shippingAddress {
              fullName
              phone
              address
              city
              region
              landmark
            }
          }
        }
      }
    }
  }
`);

interface Addressed {
  shippingAddress: ShippingAddress;
}

interface Known {
  person: { fullName: string; telephoneNumber: string } | null;
  /** Of the person's address book. */
  saved?: Addressed | undefined;
  /** Where the last order went. */
  last?: Addressed | undefined;
  /** What was sent and is still without an answer: shown just as it was sent. */
  open?: (Addressed & { shippingNotes?: string | null }) | null;
}

/** What the form starts with: the default address, else where the last order went, else what the profile says. */
export function knownAddress({ person, saved, last, open }: Known) {
  const address = (open ?? saved ?? last)?.shippingAddress;
  const from = address && fieldsOf(address);
  return {
    shippingFullName: from?.shippingFullName || person?.fullName || '',
    shippingPhone: from?.shippingPhone || ghanaPhone(person?.telephoneNumber ?? ''),
    shippingAddress: from?.shippingAddress ?? '',
    shippingCity: from?.shippingCity ?? '',
    shippingRegion: from?.shippingRegion,
    shippingLandmark: from?.shippingLandmark ?? '',
    shippingNotes: open?.shippingNotes ?? '',
  };
}

/** Profiles keep any ten digits; only a number that can be called in Ghana is worth proposing. */
function ghanaPhone(text: string): string {
  return /^(?:\+233|0)\d{9}$/.test(text) ? text : '';
}
