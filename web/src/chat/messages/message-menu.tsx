import { Menu } from '@base-ui/react/menu';
import Copy from 'lucide-react/icons/copy';
import Reply from 'lucide-react/icons/reply';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ComponentType, useRef } from 'react';
import { useCloseOnBack } from '#platform/page/layers.ts';

export interface MessageMenuProps {
  /** The message's element, which gets the focus back when the menu closes. */
  anchor: HTMLElement;
  onClose: () => void;
  /** Null if the user cannot write here. */
  onReply: (() => void) | null;
  /** Null for a message without text. */
  onCopy: (() => void) | null;
  onDelete: () => void;
}

/** The actions for one message. The menu mounts open. */
export function MessageMenu({ anchor, onClose, onReply, onCopy, onDelete }: MessageMenuProps) {
  useCloseOnBack(onClose, true);
  const answers = useRef(false);
  return (
    <Menu.Root open onOpenChange={(open) => !open && onClose()} modal={false}>
      <Menu.Portal>
        <Menu.Positioner anchor={anchor} sideOffset={4} className="z-40">
          <Menu.Popup
            aria-label="Message options"
            // When the user replies, the text field takes the focus.
            finalFocus={() => (answers.current ? false : anchor)}
            className="w-48 rounded-lg border border-line bg-surface p-2 text-text shadow-float outline-none"
          >
            {onReply && (
              <Item
                Icon={Reply}
                label="Reply"
                onClick={() => {
                  answers.current = true;
                  onReply();
                }}
              />
            )}
            {onCopy && <Item Icon={Copy} label="Copy" onClick={onCopy} />}
            <Item Icon={Trash2} label="Delete for me" onClick={onDelete} />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

interface ItemProps {
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
  label: string;
  onClick: () => void;
}

function Item({ Icon, label, onClick }: ItemProps) {
  return (
    <Menu.Item
      onClick={onClick}
      className="flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-sm px-3 outline-none data-highlighted:bg-sunken"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
      {label}
    </Menu.Item>
  );
}
