import Activity from 'lucide-react/icons/activity';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Bell from 'lucide-react/icons/bell';
import BellPlus from 'lucide-react/icons/bell-plus';
import ChartLine from 'lucide-react/icons/chart-line';
import Clock from 'lucide-react/icons/clock';
import CreditCard from 'lucide-react/icons/credit-card';
import Download from 'lucide-react/icons/download';
import Flag from 'lucide-react/icons/flag';
import FolderTree from 'lucide-react/icons/folder-tree';
import HandCoins from 'lucide-react/icons/hand-coins';
import Heart from 'lucide-react/icons/heart';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Mail from 'lucide-react/icons/mail';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageCircle from 'lucide-react/icons/message-circle';
import Package from 'lucide-react/icons/package';
import PackageCheck from 'lucide-react/icons/package-check';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Scale from 'lucide-react/icons/scale';
import ScrollText from 'lucide-react/icons/scroll-text';
import Settings from 'lucide-react/icons/settings';
import Star from 'lucide-react/icons/star';
import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import UserRound from 'lucide-react/icons/user-round';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';

/** Not in the table of screens, which is part of every first visit. */
export const navigationIcons = {
  bell: Bell,
  card: CreditCard,
  chart: ChartLine,
  chat: MessageCircle,
  check: BadgeCheck,
  clock: Clock,
  coins: HandCoins,
  dashboard: LayoutDashboard,
  download: Download,
  flag: Flag,
  follow: BellPlus,
  heart: Heart,
  mail: Mail,
  megaphone: Megaphone,
  parcel: PackageCheck,
  product: Package,
  pulse: Activity,
  receipt: ReceiptText,
  scale: Scale,
  scroll: ScrollText,
  settings: Settings,
  shop: Store,
  star: Star,
  tree: FolderTree,
  truck: Truck,
  user: UserRound,
  users: Users,
  wallet: Wallet,
};

export type NavigationIcon = keyof typeof navigationIcons;
