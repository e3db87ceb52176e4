import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { regionLabel, regionOf } from '@besesaka/schema/kernel/regions.ts';
import BadgeCheck from 'lucide-react/icons/badge-check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Store from 'lucide-react/icons/store';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { initials } from '#platform/user/initials.ts';
import { buttonStyle } from '#ui/controls/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { FactList } from '#ui/display/fact-list.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { SideColumn, withSideColumn } from '#ui/forms/side-column.tsx';
import { knownGender, type Profile, type ProfileShop } from './profile-query.ts';

interface Props {
  profile: Profile;
  shop: ProfileShop;
  /** Further cards, such as the addresses. */
  children: ReactNode;
}

/** The user's profile on their own dashboard. */
export function ProfileView({ profile, shop, children }: Props) {
  const { fullName, gender, isSeller } = profile;
  return (
    <div className={withSideColumn}>
      <div className="flex min-w-0 flex-col gap-5">
        <Card className="flex items-center gap-4 p-4 sm:p-5">
          <ProfilePicture profile={profile} />
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
            <div className="min-w-0 flex-1 basis-40">
              <p className="break-words font-heading font-semibold text-xl leading-6">{fullName}</p>
              <p className="flex flex-wrap items-center gap-2 text-muted">
                {gender && knownGender(gender)?.label}
                {shop?.verification === 'VERIFIED' && (
                  <Badge tone="brand">
                    <BadgeCheck aria-hidden="true" className="size-4" />
                    Verified Seller
                  </Badge>
                )}
              </p>
            </div>
            <Link to="/dashboard/profile/update" className={buttonStyle({ tone: 'secondary', size: 'small' })}>
              Edit Profile
            </Link>
          </div>
        </Card>
        <Facts profile={profile} />
      </div>
      <SideColumn>
        {isSeller && (
          <Card className="flex flex-wrap items-center gap-4 p-5">
            <Store aria-hidden="true" className="size-6 text-brand" />
            <div className="min-w-0 flex-1 basis-48">
              <h2 className="text-lg">Account status</h2>
              <p className="break-words text-muted">Seller Account{shop && `: ${shop.name}`}</p>
            </div>
            {shop && (
              <Link to={`/shops/${shop.slug}`} className={buttonStyle({ tone: 'secondary' })}>
                View shop
              </Link>
            )}
          </Card>
        )}
        {children}
      </SideColumn>
    </div>
  );
}

function ProfilePicture({ profile }: { profile: Profile }) {
  const className = 'size-16 shrink-0 rounded-full bg-sunken';
  if (!profile.picturePath)
    return (
      <span
        aria-hidden="true"
        className={`${className} grid place-items-center bg-brand-tint! font-heading text-2xl text-brand`}
      >
        {initials(profile.fullName)}
      </span>
    );
  return <Picture path={profile.picturePath} alt="" color="transparent" sizes="64px" className={className} />;
}

function Facts({ profile }: { profile: Profile }) {
  const place = [profile.city, regionLabel(regionOf(profile.region) ?? '')].filter(Boolean).join(', ');
  const facts = [
    ['Full name', profile.fullName],
    ['Email', profile.email],
    ['Phone', profile.telephoneNumber],
    ['WhatsApp', profile.whatsappNumber],
    ['Location', place],
    ['Address', [profile.address, profile.gpsAddress].filter(Boolean).join(' · ')],
    ['Date of birth', profile.dateOfBirth && longDate(profile.dateOfBirth)],
    ['Member since', longDate(profile.createdAt)],
  ] as const;
  const missing = facts.filter(([, value]) => !value).length;
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="mb-3 text-lg">
        General information
      </h2>
      {missing > 0 && (
        <Link
          to="/dashboard/profile/update"
          className="mb-3 flex min-h-11 items-center justify-between gap-3 rounded-md bg-brand-tint px-4 font-medium text-brand text-sm"
        >
          Complete your profile: {missing} left
          <ChevronRight aria-hidden="true" className="size-5" />
        </Link>
      )}
      <FactList facts={facts} wide />
    </section>
  );
}
