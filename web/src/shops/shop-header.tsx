import { longDate } from '@besesaka/schema/kernel/dates.ts';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronDown from 'lucide-react/icons/chevron-down';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import { type ReactNode, useId, useState } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { ShopHeader_ShopFragment } from '#gql/graphql.ts';
import { classNames } from '#ui/display/class-names.ts';
import { Mark } from '#ui/display/mark.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { noReviews, Rating } from '#ui/display/stars.tsx';
import { WovenStrip } from '#ui/drawings/woven-strip.tsx';
import { answerWords } from './answer-words.ts';
import { place } from './place.ts';
import { Closure, ShopHours } from './profile/shop-hours.tsx';
import { ShopLogo } from './shop-logo.tsx';
import { VerifiedSeller } from './verified-seller.tsx';

export const ShopHeaderFragment = graphql(`
  fragment ShopHeader_shop on Shop {
    id
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
  /** The action beside the shop's name, such as Follow. */
  action?: ReactNode;
  /** The chat button. */
  chat?: ReactNode;
}

/** The head of a shop's page: pictures, name, badge, rating, place, age and description. */
export function ShopHeader(props: ShopHeaderProps) {
  const shop = readFragment(ShopHeaderFragment, props.shop);
  // On a phone the products come first: age, hours and description are a tap away.
  const [isAbout, setAbout] = useState(false);
  const about = useId();
  const opens = {
    type: 'button',
    'aria-expanded': isAbout,
    'aria-controls': about,
    onClick: () => setAbout(!isAbout),
  } as const;
  return (
    <header>
      <div className="overflow-hidden max-sm:-mx-4 max-sm:-mt-3 max-sm:mb-2 sm:rounded-lg">
        <ShopBanner path={shop.bannerPath} />
        <WovenStrip id={shop.id} className="w-full" />
      </div>
      <div className="relative flex flex-wrap items-center gap-x-3 gap-y-2 sm:flex-nowrap sm:items-start sm:gap-5 sm:ps-5">
        <div className="relative w-fit shrink-0 self-start rounded-full bg-page sm:-mt-12 sm:p-1">
          <ShopLogo path={shop.logoPath} name={shop.name} size="large" />
        </div>
        <div className="contents min-w-0 flex-1 flex-col gap-1 sm:flex sm:pt-2">
          <ShopName shop={shop} opens={opens} />
          <div className="flex w-full items-center gap-2 max-sm:[&_.button-primary]:flex-1 lg:absolute lg:end-0 lg:top-2 lg:w-auto">
            {props.chat}
            {props.action}
          </div>
          <Closure shop={shop} />
          <About id={about} shop={shop} opens={opens} />
        </div>
      </div>
    </header>
  );
}

/** The name with what speaks for the shop; on a phone a tap on it opens the rest. */
function ShopName({ shop, opens }: Omit<AboutProps, 'id'>) {
  const isOpen = opens['aria-expanded'];
  return (
    <div className="flex min-w-0 flex-1 flex-col sm:flex-none sm:gap-1">
      <div className="relative flex min-w-0 items-center gap-1 lg:pe-85">
        <h1
          tabIndex={-1}
          className={classNames(
            'min-w-0 break-words text-[1.25rem] max-sm:leading-6 sm:text-2xl',
            !isOpen && 'max-sm:line-clamp-2',
          )}
        >
          {shop.name}
        </h1>
        <button
          {...opens}
          aria-label="About"
          className="me-auto text-muted after:absolute after:-inset-2.5 after:content-[''] sm:hidden noscript:hidden"
        >
          <ChevronDown aria-hidden="true" className={classNames('size-5', isOpen && 'rotate-180')} />
        </button>
      </div>
      <div className="flex flex-wrap items-center gap-x-2 sm:gap-x-4">
        {shop.isVerified && <VerifiedSeller short />}
        {shop.rating.count > 0 ? <Rating {...shop.rating} /> : noReviews}
        <p className="text-muted text-sm sm:hidden">{shop.city}</p>
      </div>
    </div>
  );
}

/** A longer description is cut to one line on a wide screen until the user asks for it. */
const shortText = 110;

interface AboutProps {
  id: string;
  shop: ShopHeader_ShopFragment;
  /** The attributes of the buttons that open it. */
  opens: { type: 'button'; 'aria-expanded': boolean; 'aria-controls': string; onClick: () => void };
}

function About({ id, shop, opens }: AboutProps) {
  const isOpen = opens['aria-expanded'];
  const isLong = shop.description.length > shortText;
  return (
    <div
      id={id}
      className={classNames('flex w-full flex-col gap-1', !isOpen && 'max-sm:[@media(scripting:enabled)]:hidden')}
    >
      <Facts shop={shop} />
      <ShopHours shop={shop} />
      <div className="flex items-baseline gap-2">
        <p
          className={classNames(
            'max-w-prose whitespace-pre-line break-words sm:text-sm lg:max-w-none',
            isLong && !isOpen && 'lg:[@media(scripting:enabled)]:line-clamp-1',
          )}
        >
          {shop.description}
        </p>
        {isLong && (
          <button {...opens} className="tap-text shrink-0 text-brand text-sm max-lg:hidden noscript:hidden">
            {isOpen ? 'Less' : 'More'}
          </button>
        )}
      </div>
    </div>
  );
}

/** The shop's place, its age, and how soon it answers. */
function Facts({ shop }: { shop: ShopHeader_ShopFragment }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
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
  );
}

const marks = ['left-[4%] -top-1/4', 'left-[38%] top-1/3', '-right-[3%] -top-1/3'];

/** The banner of a shop's page with its goods whole, or a quiet pattern if there is none. */
function ShopBanner({ path }: { path: string | null | undefined }) {
  if (path) {
    return (
      <div className="shop-banner">
        <Picture path={path} alt="" color="transparent" sizes="400px" ratio="10 / 3" media="(width >= 40rem)" />
      </div>
    );
  }
  return (
    <div aria-hidden="true" className="shop-banner relative overflow-hidden bg-brand-tint">
      {marks.map((spot) => (
        <Mark key={spot} className={`absolute h-full w-auto text-brand opacity-15 ${spot}`} />
      ))}
    </div>
  );
}

const lines = ['h-5 w-44 sm:h-7 sm:w-56', 'h-4 w-36 lg:hidden'];
const laterLines = [
  'h-11 w-60 rounded-full lg:hidden',
  'h-4 w-72 max-sm:hidden',
  'h-4 w-full max-w-prose max-sm:hidden',
];

/** A loading state in the header's final shape. */
export function ShopHeaderSkeleton() {
  return (
    <>
      <h1 className="sr-only">Loading the shop</h1>
      <Skeleton className="shop-banner" />
      <Skeleton className="h-2 rounded-none max-sm:-mx-4 max-sm:-mt-3 max-sm:mb-2" />
      <div className="flex flex-wrap gap-x-3 gap-y-2 sm:flex-nowrap sm:gap-5 sm:ps-5">
        <span className="relative w-fit shrink-0 self-start rounded-full bg-page sm:-mt-12 sm:p-1">
          <Skeleton className="size-11 rounded-full sm:size-28" />
        </span>
        <span className="contents min-w-0 flex-1 flex-col gap-2 sm:flex sm:pt-2">
          <span className="flex flex-1 flex-col gap-1.5 sm:flex-none sm:gap-2">
            {lines.map((line) => (
              <Skeleton key={line} className={`max-w-full ${line}`} />
            ))}
          </span>
          {laterLines.map((line) => (
            <Skeleton key={line} className={`max-w-full ${line}`} />
          ))}
        </span>
      </div>
    </>
  );
}
