import { useQuery } from '@apollo/client/react';
import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import { Link, useParams } from 'react-router';
import { StartChatButton } from '#chat/start/chat-button.tsx';
import type { OrderByIdQuery } from '#gql/graphql.ts';
import { PayNow } from '#orders/checkout/pay-now.tsx';
import { OrderByIdDocument } from '#orders/placed/order-by-id.ts';
import { OrderDetail, OrderDetailSkeleton } from '#orders/placed/order-detail.tsx';
import { OrderPayment } from '#payouts/order-payment.tsx';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { buttonStyle } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

export function DashboardOrderScreen() {
  const { orderId = '' } = useParams();
  const query = useQuery(OrderByIdDocument, {
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <>
      <PageMeta title={`Order ${orderId}`} noIndex />
      <Loaded
        query={query}
        data={query.data?.order}
        skeleton={<OrderDetailSkeleton />}
        failed="Failed to load this order."
        missing={<MissingOrder />}
      >
        {(order) => (
          <OrderDetail key={order.id} order={order} chat={chatAbout(order)} payment={paymentOf(order, query.refetch)} />
        )}
      </Loaded>
    </>
  );
}

/** Both sides may start a chat; an admin cannot. */
function chatAbout({ id, viewerIs, shop, buyerName }: NonNullable<OrderByIdQuery['order']>) {
  if (viewerIs === 'BUYER')
    return <StartChatButton wide label="Chat with seller" subject={{ kind: 'order', id, with: shop.name }} />;
  if (viewerIs === 'SELLER') return <StartChatButton label="Chat" subject={{ kind: 'order', id, with: buyerName }} />;
  return null;
}

function paymentOf(
  { viewerIs, money, shop, shippingAddress, checkoutId }: NonNullable<OrderByIdQuery['order']>,
  refetch: () => Promise<unknown>,
) {
  if (checkoutId) return <PayNow checkoutId={checkoutId} size="large" wide />;
  if (!money || viewerIs === 'ADMIN') return null;
  const onChanged = () => void refetch().catch(() => {});
  return (
    <OrderPayment
      money={money}
      viewerIs={viewerIs}
      shopName={shop.name}
      phone={shippingAddress.phone}
      onChanged={onChanged}
    />
  );
}

function MissingOrder() {
  return (
    <EmptyState
      heading={orderTexts.orderMissing}
      level={1}
      text="The link may have a typo, or the order belongs to another account."
      action={
        <Link to="/dashboard/orders" className={buttonStyle()}>
          All orders
        </Link>
      }
    />
  );
}
