import { Switch } from '@base-ui/react/switch';
import { Link, useSearchParams } from 'react-router';
import { useIsSeller } from '#accounts/viewer.ts';
import { MyOrders, ShopOrders } from '#orders/placed/order-lists.tsx';
import { setOrderSound, useOrderSound } from '#orders/placed/order-sound.ts';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { TabLinks } from '#ui/controls/tab-links.tsx';

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
        {tab === 'shop' && (
          <div className="flex flex-wrap items-center gap-x-5">
            <Link to="/dashboard/orders/pick-list" className="inline-flex min-h-11 items-center font-medium text-brand">
              Pick list
            </Link>
            <OrderSoundSwitch />
          </div>
        )}
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
      {tab === 'shop' ? <ShopOrders key="shop" /> : <MyOrders key="mine" />}
    </div>
  );
}

function OrderSoundSwitch() {
  const on = useOrderSound();
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch is a control.
    <label className="flex min-h-11 cursor-pointer select-none items-center gap-3 text-sm">
      <Switch.Root
        checked={on}
        onCheckedChange={setOrderSound}
        className="relative h-6 w-11 shrink-0 rounded-full bg-control p-0.5 transition-colors duration-150 data-checked:bg-brand"
      >
        <Switch.Thumb className="block size-5 rounded-full bg-page transition-transform duration-150 data-checked:translate-x-5" />
      </Switch.Root>
      Sound for new orders
    </label>
  );
}
