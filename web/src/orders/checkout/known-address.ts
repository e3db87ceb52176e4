import { graphql } from '#gql/gql.ts';
import { fieldsOf, type ShippingAddress } from './shipping-address.ts';

/** The data for filling in the form. */
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
  /** From the user's address book. */
  saved?: Addressed | undefined;
  /** The address of the latest order. */
  last?: Addressed | undefined;
  /** A request that is still unanswered; it is shown exactly as sent. */
  open?: (Addressed & { shippingNotes?: string | null }) | null;
}

/** The form's initial values: the default address, else the latest order's address, else the profile. */
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

/** Profiles accept any ten digits; only suggest a number that can be called in Ghana. */
function ghanaPhone(text: string): string {
  return /^(?:\+233|0)\d{9}$/.test(text) ? text : '';
}
