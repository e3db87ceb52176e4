import { useQuery } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';

export const ShopMetricsDocument = graphql(`
  query ShopMetrics {
    inboxSeq
    viewer {
      shop {
        metrics {
          pendingOrders
          acceptedOrders
          returnRequests
          offersToAnswer
          activeProducts
          lowStock
          outOfStock
          answerMinutes
          answerConversations
          months {
            month
            orders
            revenue { amount currency }
          }
          days {
            day
            views
            orders
          }
        }
      }
    }
  }
`);

/** The numbers of the viewer's shop. The overview and the orders page share one copy. */
export function useShopMetrics() {
  const query = useQuery(ShopMetricsDocument, { fetchPolicy: 'cache-and-network' });
  return { query, metrics: query.data?.viewer?.shop?.metrics };
}
