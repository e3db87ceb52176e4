import { graphql } from '#gql/gql.ts';
import type { AddressesQuery } from '#gql/graphql.ts';

export const AddressesDocument = graphql(`
  query Addresses {
    viewer {
      addresses {
        id
        label
        shippingAddress {
          ...ShippingAddress_address
        }
        isDefault
        version
      }
    }
  }
`);

export type Address = NonNullable<NonNullable<AddressesQuery['viewer']>['addresses']>[number];
