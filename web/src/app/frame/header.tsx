import { CircleUserRound } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { Link } from 'react-router';
import { HeaderSearch } from '#catalog/search/search-form.tsx';
import { buttonStyle } from '#ui/controls/button.tsx';
import { IconButton, iconButtonStyle } from '#ui/controls/icon-button.tsx';
import { Logo, Mark } from '#ui/display/mark.tsx';
import { useCode } from '#ui/display/optional.tsx';
import type { AccountMenuProps } from './account-menu.tsx';
import { headerItems } from './nav-items.tsx';
import { NoticeLine } from './notice-line.tsx';

/** Who looks is decided by the styles (`visitor:`, `person:`), so that nothing moves when the answer arrives. */
export function Header() {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-page">
      <div className="page-width flex h-16 items-center gap-3 has-[+*>p]:h-11 md:gap-6">
        <Link to="/" aria-label="Besesaka, home" className="-ms-2 flex h-11 min-w-11 items-center justify-center px-2">
          <Mark className="size-8 text-brand sm:hidden" />
          <span className="flex max-sm:hidden">
            <Logo />
          </span>
        </Link>
        <div className="min-w-0 flex-1 md:mx-auto md:max-w-2xl">
          <HeaderSearch />
        </div>
        <nav aria-label="Yours" className="hidden items-center gap-1 md:flex">
          {headerItems.map(({ label, to, Icon, Badge }) => (
            <Link key={to} to={to} title={label} className={iconButtonStyle}>
              <Icon aria-hidden="true" className="size-5.5" />
              <span className="sr-only">{label}</span>
              {Badge && <Badge />}
            </Link>
          ))}
          <Link to="/login" className={`${buttonStyle({ tone: 'secondary', size: 'medium' })} ms-2 person:hidden`}>
            Log in
          </Link>
          <AccountButton />
        </nav>
      </div>
      <NoticeLine />
    </header>
  );
}

const load = () => import('./account-menu.tsx');

/** The menu's code arrives when somebody reaches for it; until then the button is drawn alone, at the same place. */
function AccountButton() {
  const [Menu, setMenu] = useState<ComponentType<AccountMenuProps> | null>(null);
  const fetchCode = useCode();
  const open = async () => {
    const code = await fetchCode(load);
    if (code) setMenu(() => code.AccountMenu);
  };
  return (
    <span className="flex size-11 visitor:hidden">
      {Menu ? (
        <Menu />
      ) : (
        <IconButton
          label="Account"
          aria-haspopup="menu"
          aria-expanded={false}
          onClick={open}
          onPointerEnter={() => void load().catch(() => {})}
        >
          <CircleUserRound aria-hidden="true" className="size-5.5" />
        </IconButton>
      )}
    </span>
  );
}
