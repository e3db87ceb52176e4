import { ShopOffers } from '#orders/offers/shop-offers.tsx';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { RequireRole } from '#routes/require-role.tsx';

/** The prices that buyers offered to the seller. */
export function DashboardOffersScreen() {
  return (
    <div className="flex flex-col gap-4">
      <PageMeta title="Offers" noIndex />
      <h1 tabIndex={-1} className="text-2xl">
        Offers
      </h1>
      <RequireRole needed="seller">
        <ShopOffers />
      </RequireRole>
    </div>
  );
}
