import { graphql } from '#gql/gql.ts';
import type { OwnAppsQuery } from '#gql/graphql.ts';

export const OwnAppsDocument = graphql(`
  query OwnApps {
    viewer {
      oauthApps {
        id
        name
        site
        redirectUris
        isConfidential
      }
    }
  }
`);

export type OwnApp = NonNullable<NonNullable<OwnAppsQuery['viewer']>['oauthApps']>[number];
