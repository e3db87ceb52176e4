import LogOut from 'lucide-react/icons/log-out';
import { EmailReminder } from '#accounts/confirmation/email-reminder.tsx';
import { RequireLogin } from '#accounts/require-login.tsx';
import { useAskLogOut } from '#accounts/use-ask-log-out.ts';
import { useViewer } from '#accounts/viewer.ts';
import { LatestOrders } from '#orders/sales/latest-orders.tsx';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { AccountLinks } from '#routes/parts/account-links.tsx';
import { ShopLogo } from '#shops/shop-logo.tsx';
import { Button } from '#ui/controls/button.tsx';
import { AppearanceSwitch, LowDataSwitch } from '#ui/controls/preference-switches.tsx';
import { Card } from '#ui/display/card.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { useMedia } from '#ui/hooks/use-media.ts';

export function AccountScreen() {
  return (
    <>
      <PageMeta title="Account" noIndex />
      <RequireLogin>
        <Account />
      </RequireLogin>
    </>
  );
}

function Account() {
  const { viewer } = useViewer();
  const askLogOut = useAskLogOut();
  // On a phone the links fill the screen.
  const isWide = useMedia('(width >= 64rem)');
  return (
    <div className="page-width flex flex-col gap-4 py-6 max-md:pt-4 lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start lg:gap-6 lg:py-8">
      <h1 tabIndex={-1} className="text-2xl max-md:sr-only lg:col-span-2">
        Account
      </h1>
      <div className="contents lg:flex lg:flex-col lg:gap-6">
        <Card className="p-5">
          {viewer ? (
            <div className="flex items-center gap-4">
              <ShopLogo path={null} name={viewer.fullName} size="small" />
              <div className="min-w-0">
                <p className="break-words font-semibold text-lg lg:text-base">{viewer.fullName}</p>
                <p className="break-words text-muted lg:text-sm">{viewer.email}</p>
                {viewer.shop && <p className="mt-2 text-sm">Your shop: {viewer.shop.name}</p>}
              </div>
            </div>
          ) : (
            <div role="status" className="flex flex-col gap-2">
              <span className="sr-only">Loading</span>
              <Skeleton className="h-6 w-44" />
              <Skeleton className="h-5 w-56" />
            </div>
          )}
        </Card>
        <EmailReminder />
        <Card className="flex flex-col gap-3 p-5 max-lg:order-1">
          <h2 className="text-lg">Appearance</h2>
          <AppearanceSwitch />
          <LowDataSwitch />
        </Card>
        <Button tone="secondary" onClick={askLogOut} className="self-start max-lg:order-1">
          <LogOut aria-hidden="true" className="size-5" />
          Log out
        </Button>
      </div>
      <div className="flex flex-col gap-6 max-lg:contents">
        <AccountLinks />
        {isWide && <LatestOrders side="mine" most={3} />}
      </div>
    </div>
  );
}
