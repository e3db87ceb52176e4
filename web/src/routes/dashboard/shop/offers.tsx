import { ShopOffers } from '#orders/offers/shop-offers.tsx';
import { RequireRole } from '#routes/parts/require-role.tsx';

/** The prices that buyers offered to the seller. */
export function DashboardOffersScreen() {
  return (
    <div className="flex flex-col gap-4">
      <h1 tabIndex={-1} className="text-2xl">
        Offers
      </h1>
      <RequireRole needed="seller">
        <ShopOffers />
      </RequireRole>
    </div>
  );
}
