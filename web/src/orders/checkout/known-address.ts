import { graphql } from '#gql/gql.ts';
import { type CheckoutAddress, type Shipping, valuesOf } from './shipping-address.ts';

/** The data for filling in the form. */
export const CheckoutKnownDocument = graphql(`
  query CheckoutKnown {
    viewer {
      user {
        id
        fullName
        telephoneNumber
      }
      addresses {
        id
        label
        shippingAddress {
          ...Checkout_address
        }
        isDefault
      }
      orders(first: 1) {
        edges {
          node {
            id
            shippingAddress {
              ...Checkout_address
            }
          }
        }
      }
    }
  }
`);

interface Known {
  user: { fullName: string; telephoneNumber: string } | null;
  /** From the user's address book. */
  saved?: CheckoutAddress | undefined;
  /** The address of the latest order. */
  last?: CheckoutAddress | undefined;
}

/** The form's initial values: the default address, else the latest order's address, else the profile. */
export function knownAddress({ user, saved, last }: Known): Partial<Shipping> {
  const address = saved ?? last;
  const values = address && valuesOf(address);
  return {
    ...values,
    shippingFullName: values?.shippingFullName || user?.fullName || '',
    shippingPhone: values?.shippingPhone || ghanaPhone(user?.telephoneNumber ?? ''),
  };
}

/** Profiles accept any ten digits; only suggest a number that can be called in Ghana. */
function ghanaPhone(text: string): string {
  return /^(?:\+233|0)\d{9}$/.test(text) ? text : '';
}
