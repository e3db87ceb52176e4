import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { type ComponentType, useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import type { ConversationMenuProps } from './conversation-menu.tsx';

const load = () => import('./conversation-menu.tsx');

/** The menu's code arrives when somebody reaches for it; until then the button is drawn alone, at the same place. */
export function ConversationMenuButton(props: ConversationMenuProps) {
  const [Menu, setMenu] = useState<ComponentType<ConversationMenuProps> | null>(null);
  const open = async () => {
    const { ConversationMenu } = await load();
    setMenu(() => ConversationMenu);
  };
  if (Menu) return <Menu {...props} />;
  return (
    <IconButton
      label="More about this conversation"
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={open}
      onPointerEnter={load}
    >
      <EllipsisVertical aria-hidden="true" className="size-5" />
    </IconButton>
  );
}
