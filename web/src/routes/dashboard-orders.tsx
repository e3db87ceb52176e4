import { useSearchParams } from 'react-router';
import { useIsSeller } from '#accounts/use-is-seller.ts';
import { PageMeta } from '#app/page-meta.tsx';
import { MyOrders } from '#orders/my-orders.tsx';
import { OrderSoundSwitch } from '#orders/order-sound-switch.tsx';
import { ShopOrders } from '#orders/shop-orders.tsx';
import { TabLinks } from '#ui/tab-links.tsx';

export function DashboardOrdersScreen() {
  const isSeller = useIsSeller();
  const [params] = useSearchParams();
  const tab = isSeller && params.get('tab') !== 'mine' ? 'shop' : 'mine';
  return (
    <div className="flex flex-col gap-5">
      <PageMeta title="Orders" noIndex />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h1 tabIndex={-1} className="text-2xl">
          Orders
        </h1>
        {tab === 'shop' && <OrderSoundSwitch />}
      </div>
      {isSeller && (
        <TabLinks
          label="Orders"
          tabs={[
            { label: 'My Shop Orders', to: '?tab=shop', isCurrent: tab === 'shop' },
            { label: 'My Orders', to: '?tab=mine', isCurrent: tab === 'mine' },
          ]}
        />
      )}
      {tab === 'shop' ? <ShopOrders /> : <MyOrders />}
    </div>
  );
}
