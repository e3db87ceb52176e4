import BellOff from 'lucide-react/icons/bell-off';
import BellRing from 'lucide-react/icons/bell-ring';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import HandCoins from 'lucide-react/icons/hand-coins';
import { Link, useSearchParams } from 'react-router';
import { useIsSeller } from '#accounts/viewer.ts';
import { PayNow } from '#orders/checkout/pay-now.tsx';
import { MyOrders, ShopOrders } from '#orders/placed/order-lists.tsx';
import { setOrderSound, useOrderSound } from '#orders/placed/order-sound.ts';
import { chatWithBuyer } from '#routes/parts/chat-with-buyer.tsx';
import { IconButton, iconButtonStyle } from '#ui/controls/icon-button.tsx';
import { TabLinks } from '#ui/controls/tab-links.tsx';

export function DashboardOrdersScreen() {
  const isSeller = useIsSeller();
  const [params] = useSearchParams();
  const tab = isSeller && params.get('tab') !== 'mine' ? 'shop' : 'mine';
  return (
    <div className="flex flex-col gap-2.5">
      <div className={`flex items-center gap-x-2 md:gap-x-6 ${isSeller ? '' : 'max-md:contents'}`}>
        {/* On a phone the strip names the screen. */}
        <h1 tabIndex={-1} className="text-2xl max-md:sr-only">
          Orders
        </h1>
        {isSeller && (
          <div className="min-w-0 flex-1">
            <TabLinks
              label="Orders"
              tabs={[
                { label: 'My Shop Orders', to: '?tab=shop', isCurrent: tab === 'shop' },
                { label: 'My Orders', to: '?tab=mine', isCurrent: tab === 'mine' },
              ]}
            />
          </div>
        )}
        {tab === 'shop' && (
          <span className="-mx-2 flex shrink-0">
            <Link to="/dashboard/orders/pick-list" title="Pick list" className={iconButtonStyle}>
              <ClipboardList aria-hidden="true" className="size-5" />
              <span className="sr-only">Pick list</span>
            </Link>
            {/* On a phone there is no space for it beside the two tabs; the menu leads there. */}
            <Link to="/dashboard/shop/offers" title="Offers" className={`${iconButtonStyle} max-md:hidden`}>
              <HandCoins aria-hidden="true" className="size-5" />
              <span className="sr-only">Offers</span>
            </Link>
            <OrderSoundButton />
          </span>
        )}
      </div>
      {tab === 'shop' ? <ShopOrders key="shop" chat={chatWithBuyer} /> : <MyOrders key="mine" pay={payInRow} />}
    </div>
  );
}

function OrderSoundButton() {
  const on = useOrderSound();
  const Icon = on ? BellRing : BellOff;
  return (
    <IconButton label="Sound for new orders" aria-pressed={on} onClick={() => setOrderSound(!on)}>
      <Icon aria-hidden="true" className={on ? 'size-5 text-brand' : 'size-5'} />
    </IconButton>
  );
}

function payInRow(checkoutId: string) {
  return <PayNow checkoutId={checkoutId} size="small" />;
}
