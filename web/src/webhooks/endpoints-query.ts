import { graphql } from '#gql/gql.ts';
import type { WebhookEndpointsQuery } from '#gql/graphql.ts';

export const WebhookEndpointsDocument = graphql(`
  query WebhookEndpoints {
    viewer {
      webhookEndpoints {
        id
        name
        url
        events
        state
        failingSince
        waiting
        madeBy
      }
    }
  }
`);

export type Endpoint = NonNullable<NonNullable<WebhookEndpointsQuery['viewer']>['webhookEndpoints']>[number];
