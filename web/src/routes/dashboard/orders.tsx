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
import { buttonStyle } from '#ui/controls/button.tsx';
import { TabLinks } from '#ui/controls/tab-links.tsx';
import { MoreActions } from '#ui/dialogs/more-actions.tsx';

const quiet = buttonStyle({ tone: 'quiet', size: 'small' });

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
          <div className="-mx-2 flex shrink-0 sm:gap-1">
            <MoreActions label="More actions for orders">
              <Link to="/dashboard/orders/pick-list" className={quiet}>
                <ClipboardList aria-hidden="true" className="size-5" />
                Pick list
              </Link>
              <Link to="/dashboard/shop/offers" className={quiet}>
                <HandCoins aria-hidden="true" className="size-5" />
                Offers
              </Link>
              <OrderSoundButton />
            </MoreActions>
          </div>
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
    <button type="button" aria-pressed={on} onClick={() => setOrderSound(!on)} className={quiet}>
      <Icon aria-hidden="true" className={on ? 'size-5 text-brand' : 'size-5'} />
      <span>
        Sound<span className="sm:sr-only"> for new orders</span>
      </span>
    </button>
  );
}

function payInRow(checkoutId: string) {
  return <PayNow checkoutId={checkoutId} size="small" />;
}
