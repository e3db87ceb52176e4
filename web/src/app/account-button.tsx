import { CircleUserRound } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { IconButton } from '#ui/controls/icon-button.tsx';
import type { AccountMenuProps } from './account-menu.tsx';

const load = () => import('./account-menu.tsx');

/** The menu's code arrives when somebody reaches for it; until then the button is drawn alone, at the same place. */
export function AccountButton() {
  const [Menu, setMenu] = useState<ComponentType<AccountMenuProps> | null>(null);
  const open = async () => {
    const { AccountMenu } = await load();
    setMenu(() => AccountMenu);
  };
  return (
    <span className="flex size-11 visitor:hidden">
      {Menu ? (
        <Menu />
      ) : (
        <IconButton label="Account" aria-haspopup="menu" aria-expanded={false} onClick={open} onPointerEnter={load}>
          <CircleUserRound aria-hidden="true" className="size-5.5" />
        </IconButton>
      )}
    </span>
  );
}
