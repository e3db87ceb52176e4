import type { LucideIcon } from 'lucide-react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import MenuIcon from 'lucide-react/icons/menu';
import { type ComponentType, useState } from 'react';
import { Link, useLocation, useMatch, useNavigate } from 'react-router';
import { HeaderSearch } from '#catalog/search/search-form.tsx';
import { buttonStyle } from '#ui/controls/button.tsx';
import { IconButton, iconButtonStyle } from '#ui/controls/icon-button.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { Logo } from '#ui/display/mark.tsx';
import { NoticeLine } from '#ui/display/notice-line.tsx';
import { optional, useCode } from '#ui/display/optional.tsx';
import { browseItems, cartItem, headerItems, type NavItem, notificationsItem } from './nav-items.tsx';

const AdminSearchField = optional(async () => (await import('#admin/search/search-field.tsx')).AdminSearchField);

/** The styles (`visitor:`, `user:`) choose between visitor and user, so that nothing moves when the viewer is loaded. */
export function Header() {
  const slug = useMatch('/products/:slug')?.params.slug;
  const isHome = useMatch('/') !== null;
  const isProduct = slug !== undefined && slug !== 'search';
  // At work a phone's head is slim, and its search is an icon.
  const isWork = /^\/(account|admin|dashboard)(\/|$)/.test(useLocation().pathname);
  const isAdmin = useMatch('/admin/*') !== null;
  return (
    <header data-frame-header className="sticky top-0 z-30 border-line border-b bg-page">
      <div
        className={classNames(
          'page-width flex items-center gap-3 has-[+*>p]:h-11 has-[+*>p]:[--pill-inset:2px] md:gap-6',
          (isProduct || isWork) && 'max-md:h-12',
          isProduct && 'max-md:[--pill-inset:2px]',
          isWork && 'work-head',
          isAdmin ? 'h-14' : 'h-16',
        )}
      >
        {isProduct && <BackLink />}
        <Link
          to="/"
          aria-label="Besesaka, home"
          className={classNames(
            '-ms-2 flex h-11 min-w-11 items-center justify-center px-2',
            isProduct && 'max-sm:hidden',
            isWork && !isAdmin && 'max-md:me-auto',
          )}
        >
          <Logo wordStyle={wordStyleOf(isHome, isWork)} />
        </Link>
        {isAdmin ? (
          <AdminNavigation />
        ) : (
          <ShopNavigation placeholder={isHome || isProduct ? 'Search' : 'Search products'} />
        )}
        <nav aria-label="Yours" className="hidden items-center gap-1 md:flex">
          {!isAdmin && headerItems.map((item) => <HeaderLink key={item.to} {...item} />)}
          <Link to="/login" className={`${buttonStyle({ tone: 'secondary', size: 'medium' })} ms-2 user:hidden`}>
            Log in
          </Link>
          <span className="flex size-11 visitor:hidden">
            <LaterMenu label="Account" Icon={CircleUserRound} load={accountMenu} popup="menu" />
          </span>
        </nav>
        <span className="-me-2 flex md:hidden">
          {isProduct && <HeaderLink {...cartItem} />}
          {isWork && !isAdmin && <HeaderLink {...notificationsItem} />}
          <LaterMenu label="Site menu" Icon={MenuIcon} load={phoneMenu} hasBar={!isProduct && !isAdmin} />
        </span>
      </div>
      <NoticeLine />
    </header>
  );
}

/** A narrow screen has the name where there is room for it: at work, and on its first screen. */
function wordStyleOf(isHome: boolean, isWork: boolean) {
  if (isWork) return 'work-title text-xl';
  return isHome ? 'text-lg sm:text-xl max-xs:hidden' : 'text-xl max-sm:hidden';
}

function AdminNavigation() {
  return (
    <>
      <Link
        to="/admin"
        className="work-title tap-line font-semibold text-lg text-muted max-md:me-auto max-md:text-base"
      >
        Admin
      </Link>
      <div className="work-search flex min-w-0 flex-1 justify-end">
        <AdminSearchField />
      </div>
    </>
  );
}

/** Work in the back office has none of it. */
function ShopNavigation({ placeholder }: { placeholder: string }) {
  return (
    <>
      <nav aria-label="Browse" className="hidden items-center gap-5 font-medium text-sm lg:flex">
        {browseItems.map(({ label, to }) => (
          <Link key={to} to={to} className="tap-line">
            {label}
          </Link>
        ))}
      </nav>
      <div className="work-search min-w-0 flex-1 md:mx-auto md:max-w-2xl">
        <HeaderSearch placeholder={placeholder} />
      </div>
    </>
  );
}

function HeaderLink({ label, to, Icon, Badge }: NavItem) {
  return (
    <Link to={to} title={label} className={iconButtonStyle}>
      <Icon aria-hidden="true" className="size-5.5" />
      <span className="sr-only">{label}</span>
      {Badge && <Badge />}
    </Link>
  );
}

/** Takes the logo's place on a phone's product page, which has no bottom bar. */
function BackLink() {
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  return (
    <Link
      to="/products"
      aria-label="Back"
      onClick={(event) => {
        if (isFirstPage) return;
        event.preventDefault();
        void navigate(-1);
      }}
      className={`${iconButtonStyle} -ms-2 sm:hidden`}
    >
      <ArrowLeft aria-hidden="true" className="size-5.5" />
    </Link>
  );
}

const accountMenu = async () => (await import('./account-menu.tsx')).AccountMenu;
const phoneMenu = async () => (await import('./phone-menu.tsx')).PhoneMenu;

interface MenuProps {
  /** The page has the bottom bar. */
  hasBar: boolean;
}

interface LaterMenuProps extends Partial<MenuProps> {
  label: string;
  Icon: LucideIcon;
  load: () => Promise<ComponentType<MenuProps>>;
  /** Set if it is more than a list of links. */
  popup?: 'menu';
}

/** The menu's code is loaded on first use. Until then only the button is rendered, in the same place. */
function LaterMenu({ label, Icon, load, popup, hasBar = true }: LaterMenuProps) {
  const [Menu, setMenu] = useState<ComponentType<MenuProps> | null>(null);
  const fetchCode = useCode();
  const open = async () => {
    const code = await fetchCode(load);
    if (code) setMenu(() => code);
  };
  if (Menu) return <Menu hasBar={hasBar} />;
  return (
    <IconButton
      label={label}
      aria-haspopup={popup}
      aria-expanded={false}
      onClick={open}
      onPointerEnter={() => void load().catch(() => {})}
    >
      <Icon aria-hidden="true" className="size-5.5" />
    </IconButton>
  );
}
