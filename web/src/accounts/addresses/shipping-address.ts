import { graphql } from '#gql/gql.ts';

/** The whole address, because orders store it as one value in the cache. */
export const ShippingAddressFragment = graphql(`
  fragment ShippingAddress_address on ShippingAddress {
    fullName
    phone
    address
    city
    region
    landmark
  }
`);
