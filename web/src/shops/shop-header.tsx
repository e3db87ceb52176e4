import { longDate } from '@besesaka/schema/kernel/dates.ts';
import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Stars } from '#ui/display/stars.tsx';
import { place } from './place.ts';
import { ShopBanner } from './shop-banner.tsx';
import { ShopLogo } from './shop-logo.tsx';
import { VerifiedSeller } from './verified-seller.tsx';

export const ShopHeaderFragment = graphql(`
  fragment ShopHeader_shop on Shop {
    businessName
    isVerified
    description
    bannerPath
    logoPath
    city
    region
    memberSince
    rating {
      average
      count
    }
  }
`);

interface ShopHeaderProps {
  shop: FragmentType<typeof ShopHeaderFragment>;
  /** What can be done with the shop, beside its name. */
  action?: ReactNode;
  /** The way to talk to its people, below its words. */
  chat?: ReactNode;
}

/** Who this shop is: pictures, name, badge, rating, place, age and its own words. */
export function ShopHeader(props: ShopHeaderProps) {
  const shop = readFragment(ShopHeaderFragment, props.shop);
  return (
    <header>
      <ShopBanner path={shop.bannerPath} />
      <div className="flex flex-col gap-3 sm:flex-row sm:gap-5 sm:px-5">
        <div className="relative -mt-10 ms-3 w-fit shrink-0 self-start rounded-full bg-page p-1 sm:-mt-12 sm:ms-0">
          <ShopLogo path={shop.logoPath} name={shop.businessName} size="large" />
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-1.5 sm:pt-3">
          <div className="flex items-start justify-between gap-3">
            <h1 tabIndex={-1} className="min-w-0 break-words text-xl sm:text-2xl">
              {shop.businessName}
            </h1>
            {props.action}
          </div>
          {shop.isVerified && <VerifiedSeller />}
          <Rating average={shop.rating.average} count={shop.rating.count} />
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
            <li className="flex items-center gap-1.5">
              <MapPin aria-hidden="true" className="size-4 shrink-0" />
              {place(shop.city, shop.region)}
            </li>
            <li className="flex items-center gap-1.5">
              <CalendarDays aria-hidden="true" className="size-4 shrink-0" />
              <span>
                Member since <time dateTime={shop.memberSince}>{longDate(shop.memberSince)}</time>
              </span>
            </li>
          </ul>
          <p className="mt-2 max-w-prose whitespace-pre-line break-words">{shop.description}</p>
          {props.chat && <div className="mt-2">{props.chat}</div>}
        </div>
      </div>
    </header>
  );
}

function Rating({ average, count }: { average: string; count: number }) {
  if (count === 0) return <p className="text-muted text-sm">No reviews yet</p>;
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <Stars value={average} />
      <span className="font-semibold tabular-nums">{average}</span>
      <span className="text-muted">
        ({count.toLocaleString('en-GH')} {count === 1 ? 'review' : 'reviews'})
      </span>
    </p>
  );
}
