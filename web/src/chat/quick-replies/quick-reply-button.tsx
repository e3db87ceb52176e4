import Zap from 'lucide-react/icons/zap';
import { type ComponentType, useState } from 'react';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useCode } from '#ui/display/optional.tsx';
import type { QuickReplyProps } from './quick-reply-menu.tsx';

/** Renders only the button at first; the list and its code load when it is used. */
export function QuickReplyButton(props: QuickReplyProps) {
  const [Menu, setMenu] = useState<ComponentType<QuickReplyProps> | null>(null);
  const fetchCode = useCode();
  const open = async () => {
    const code = await fetchCode(() => import('./quick-reply-menu.tsx'));
    if (code) setMenu(() => code.QuickReplyMenu);
  };
  if (Menu) return <Menu {...props} />;
  return (
    <IconButton label="Quick replies" aria-haspopup="menu" onClick={open}>
      <Zap aria-hidden="true" className="size-5" />
    </IconButton>
  );
}
