import BadgeCheck from 'lucide-react/icons/badge-check';
import Crown from 'lucide-react/icons/crown';
import Heart from 'lucide-react/icons/heart';
import Info from 'lucide-react/icons/info';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageCircle from 'lucide-react/icons/message-circle';
import Package from 'lucide-react/icons/package';
import Star from 'lucide-react/icons/star';
import Wallet from 'lucide-react/icons/wallet';
import type { ComponentType } from 'react';
import type { NotificationKind } from '#gql/graphql.ts';
import { classNames } from '#ui/display/class-names.ts';

const icons: Record<NotificationKind, ComponentType<{ className?: string }>> = {
  ORDER: Package,
  MESSAGE: MessageCircle,
  REVIEW: Star,
  WISHLIST: Heart,
  VERIFICATION: BadgeCheck,
  PLAN: Crown,
  CAMPAIGN: Megaphone,
  PAYMENT: Wallet,
  SYSTEM: Info,
};

/** Messages and the site's own notices are grey, reviews and campaigns gold, the wishlist clay; the rest is green. */
const tones: Partial<Record<NotificationKind, string>> = {
  MESSAGE: 'bg-sunken text-text',
  SYSTEM: 'bg-sunken text-text',
  REVIEW: 'bg-gold-tint text-text',
  CAMPAIGN: 'bg-gold-tint text-text',
  WISHLIST: 'bg-clay-tint text-clay',
};

export function KindIcon({ kind }: { kind: NotificationKind }) {
  const Icon = icons[kind];
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-10 shrink-0 place-items-center rounded-full',
        tones[kind] ?? 'bg-brand-tint text-brand',
      )}
    >
      <Icon className="size-5" />
    </span>
  );
}
