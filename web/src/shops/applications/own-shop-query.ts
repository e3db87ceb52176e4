import { graphql } from '#gql/gql.ts';
import type { OwnShopQuery } from '#gql/graphql.ts';

/** Do not cache the result: the links to the documents expire within minutes. */
export const OwnShopDocument = graphql(`
  query OwnShop {
    viewer {
      user {
        id
        email
        telephoneNumber
        city
        region
      }
      shop {
        id
        name
        slug
        verification
        description
        email
        phone
        address
        city
        region
        productCount
        logoPath
        bannerPath
        openingHours {
          day
          opens
          closes
        }
        hoursVersion
        deliveryOptions {
          isActive
          version
          ...DeliveryOption_option
        }
        closedFrom
        closedUntil
        application {
          id
          state
          idKind
          idNumber
          idDocument
          passportPicture
          words {
            shopName
            shopDescription
            shopEmail
            shopPhone
            shopAddress
            city
            region
          }
          reason
          askedFor
          createdAt
        }
      }
    }
  }
`);

type Viewer = NonNullable<OwnShopQuery['viewer']>;
export type Applicant = NonNullable<Viewer['user']>;
export type OwnShop = NonNullable<Viewer['shop']>;
