import { Menu } from '@base-ui/react/menu';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LogOut from 'lucide-react/icons/log-out';
import PackageCheck from 'lucide-react/icons/package-check';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useAskLogOut } from '#accounts/use-ask-log-out.ts';
import { useViewer } from '#accounts/viewer.ts';
import { setTheme, themeLabels, themes, useTheme } from '#platform/device/theme.ts';
import { useCloseOnBack } from '#platform/page/layers.ts';
import { ShopLogo } from '#shops/shop-logo.tsx';
import { iconButtonStyle } from '#ui/controls/icon-button.tsx';

const item =
  'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-sm px-3 outline-none data-highlighted:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-brand';

const ofUsers = [
  { label: 'Dashboard', to: '/dashboard', Icon: LayoutDashboard },
  { label: 'Orders', to: '/dashboard/orders', Icon: PackageCheck },
  { label: 'Profile', to: '/dashboard/profile', Icon: UserRound },
  { label: 'Settings', to: '/dashboard/settings', Icon: Settings },
];
const admin = { label: 'Admin', to: '/admin', Icon: ShieldCheck };

/** Mounted by a click, so it starts open. */
export function AccountMenu() {
  const [open, setOpen] = useState(true);
  useCloseOnBack(() => setOpen(false), open);
  const { viewer } = useViewer();
  const askLogOut = useAskLogOut();
  const theme = useTheme();
  const { pathname } = useLocation();
  const places = viewer?.staffRole ? [...ofUsers, admin] : ofUsers;
  return (
    <Menu.Root open={open} onOpenChange={setOpen} modal={false}>
      <Menu.Trigger aria-label="Account" className={iconButtonStyle}>
        <CircleUserRound aria-hidden="true" className="size-5.5" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={8} className="z-40">
          <Menu.Popup className="w-64 rounded-lg border border-line bg-surface p-2 shadow-float outline-none">
            <div className="flex items-center gap-3 px-3 py-2">
              <ShopLogo path={null} name={viewer?.fullName ?? ''} size="tiny" />
              <div className="min-w-0">
                <p className="truncate font-semibold">{viewer?.fullName ?? 'Your account'}</p>
                <p className="truncate text-muted text-sm">{viewer?.email}</p>
              </div>
            </div>
            <Menu.Separator className="my-1 h-px bg-line" />
            {places.map(({ label, to, Icon }) => (
              <Menu.Item
                key={to}
                className={item}
                render={<Link to={to} aria-current={to === pathname ? 'page' : undefined} />}
              >
                <Icon aria-hidden="true" className="size-5 opacity-70" />
                {label}
              </Menu.Item>
            ))}
            <Menu.Separator className="my-1 h-px bg-line" />
            <Menu.RadioGroup value={theme} onValueChange={setTheme}>
              <Menu.Group>
                <Menu.GroupLabel className="px-3 py-1.5 text-muted text-xs">Appearance</Menu.GroupLabel>
                {themes.map((name) => (
                  <Menu.RadioItem key={name} value={name} closeOnClick={false} className={`${item} justify-between`}>
                    {themeLabels[name]}
                    <Menu.RadioItemIndicator className="size-2.5 rounded-full bg-brand" />
                  </Menu.RadioItem>
                ))}
              </Menu.Group>
            </Menu.RadioGroup>
            <Menu.Separator className="my-1 h-px bg-line" />
            <Menu.Item className={item} onClick={askLogOut}>
              <LogOut aria-hidden="true" className="size-5 opacity-70" />
              Log out
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
