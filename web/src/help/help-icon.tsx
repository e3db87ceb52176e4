import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import Receipt from 'lucide-react/icons/receipt';
import Search from 'lucide-react/icons/search';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import Wallet from 'lucide-react/icons/wallet';
import type { ComponentType, SVGProps } from 'react';
import type { HelpIcon as Icon } from '#gql/graphql.ts';

const icons: Record<Icon, ComponentType<SVGProps<SVGSVGElement>>> = {
  BAG: ShoppingBag,
  CHAT: MessageCircle,
  USERS: UsersRound,
  USER: UserRound,
  PHONE: Phone,
  PLACE: MapPin,
  RECEIPT: Receipt,
  SEARCH: Search,
  SHIELD: ShieldCheck,
  SHOP: Store,
  TRUCK: Truck,
  WALLET: Wallet,
};

/** An icon on a round tinted background, beside a topic or a tip. */
export function HelpIcon({ icon }: { icon: Icon }) {
  const Picture = icons[icon];
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-tint text-brand">
      <Picture aria-hidden="true" className="size-5.5" />
    </span>
  );
}
