import { longDate } from '@besesaka/schema/kernel/dates.ts';
import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import { type ReactNode, useState } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { classNames } from '#ui/display/class-names.ts';
import { Mark } from '#ui/display/mark.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Stars } from '#ui/display/stars.tsx';
import { answerWords } from './answer-words.ts';
import { place } from './place.ts';
import { ShopHours } from './profile/shop-hours.tsx';
import { ShopLogo } from './shop-logo.tsx';
import { VerifiedSeller } from './verified-seller.tsx';

const ShopHeaderFragment = graphql(`
  fragment ShopHeader_shop on Shop {
    name
    isVerified
    description
    bannerPath
    logoPath
    city
    region
    createdAt
    answerMinutes
    version
    ...ShopHours_shop
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
      <div className="flex flex-wrap gap-x-3 gap-y-1 sm:flex-nowrap sm:gap-5 sm:px-5">
        <div className="relative -mt-4 w-fit shrink-0 self-start rounded-full bg-page p-1 sm:-mt-12">
          <ShopLogo path={shop.logoPath} name={shop.name} size="large" />
        </div>
        <div className="contents min-w-0 flex-1 flex-col gap-1.5 sm:flex sm:pt-3">
          <div className="flex min-w-0 flex-1 items-start justify-between gap-3 pt-1 sm:flex-none sm:pt-0">
            <h1 tabIndex={-1} className="min-w-0 break-words text-xl sm:text-2xl">
              {shop.name}
            </h1>
            {props.action}
          </div>
          <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-1">
            {shop.isVerified && <VerifiedSeller />}
            <Rating average={shop.rating.average} count={shop.rating.count} />
          </div>
          <ul className="flex w-full flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
            <li className="flex items-center gap-1.5">
              <MapPin aria-hidden="true" className="size-4 shrink-0" />
              {place(shop.city, shop.region)}
            </li>
            <li className="flex items-center gap-1.5">
              <CalendarDays aria-hidden="true" className="size-4 shrink-0" />
              <span>
                Member since <time dateTime={shop.createdAt}>{longDate(shop.createdAt)}</time>
              </span>
            </li>
            {shop.answerMinutes !== null && (
              <li className="flex items-center gap-1.5">
                <MessageCircle aria-hidden="true" className="size-4 shrink-0" />
                Usually answers within {answerWords(shop.answerMinutes)}
              </li>
            )}
          </ul>
          <ShopHours shop={shop} />
          <ShopStory text={shop.description} />
          {props.chat && <div className="w-full sm:mt-2">{props.chat}</div>}
        </div>
      </div>
    </header>
  );
}

/** On a phone its first line, so that the goods are in sight, and all of it at a tap. */
function ShopStory({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  return (
    <div className="flex w-full items-baseline gap-2 sm:mt-2">
      <p
        className={classNames(
          'min-w-0 max-w-prose flex-1 break-words sm:whitespace-pre-line',
          whole ? 'whitespace-pre-line' : 'max-sm:[@media(scripting:enabled)]:line-clamp-1',
        )}
      >
        {text}
      </p>
      {!whole && (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className="-my-2.5 min-h-11 shrink-0 font-medium text-brand text-sm underline-offset-4 hover:underline sm:hidden noscript:hidden"
        >
          Read more
        </button>
      )}
    </div>
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

const marks = ['left-[4%] -top-1/4', 'left-[38%] top-1/3', '-right-[3%] -top-1/3'];

/** The wide picture over a shop's page, or a quiet field of marks where it has none. */
function ShopBanner({ path }: { path: string | null | undefined }) {
  if (path) {
    return (
      <Picture
        path={path}
        alt=""
        color="var(--sunken)"
        sizes="(width >= 80rem) 80rem, 100vw"
        ratio="4 / 1"
        priority
        className="w-full rounded-lg max-sm:max-h-14"
      />
    );
  }
  return (
    <div
      aria-hidden="true"
      className="relative aspect-[4/1] max-h-14 w-full sm:max-h-56 overflow-hidden rounded-lg bg-brand-tint"
    >
      {marks.map((spot) => (
        <Mark key={spot} className={`absolute h-full w-auto text-brand opacity-15 ${spot}`} />
      ))}
    </div>
  );
}

const lines = ['h-7 w-56', 'h-4 w-32', 'h-4 w-44', 'h-4 w-72', 'h-4 w-full max-w-prose'];

/** The head of a shop's page in its final shape. */
export function ShopHeaderSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading the shop</span>
      <Skeleton className="aspect-[4/1] max-h-14 w-full rounded-lg sm:max-h-56" />
      <div className="flex gap-3 sm:gap-5 sm:px-5">
        <span className="relative -mt-4 w-fit shrink-0 self-start rounded-full bg-page p-1 sm:-mt-12">
          <Skeleton className="size-14 rounded-full sm:size-28" />
        </span>
        <span className="flex min-w-0 flex-1 flex-col gap-2 sm:pt-4">
          {lines.map((line) => (
            <Skeleton key={line} className={`max-w-full ${line}`} />
          ))}
        </span>
      </div>
    </div>
  );
}
