import { Menu } from '@base-ui/react/menu';
import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import Zap from 'lucide-react/icons/zap';
import { type RefObject, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useCloseOnBack } from '#platform/page/layers.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useQuickReplies, withReply } from './use-quick-replies.ts';

export interface QuickReplyProps {
  /** The field for the message. */
  field: RefObject<HTMLTextAreaElement | null>;
  onText: (text: string) => void;
}

const itemStyle =
  'flex min-h-11 cursor-pointer select-none items-center rounded-sm px-3 py-2 outline-none data-highlighted:bg-sunken';

/**
 * The tap that opens the menu mounts it, so it starts open. The chosen reply goes into the draft, to be edited or sent.
 */
export function QuickReplyMenu({ field, onText }: QuickReplyProps) {
  const { query, saved } = useQuickReplies();
  const [open, setOpen] = useState(true);
  const picked = useRef(false);
  useCloseOnBack(() => setOpen(false), open);

  function pick(reply: string) {
    const area = field.current;
    if (!area) return;
    picked.current = true;
    onText(withReply(area.value, area.selectionStart, area.selectionEnd, reply));
  }

  return (
    <Menu.Root
      open={open}
      onOpenChange={(next) => {
        // The menu closes after the choice, and the choice decides where the focus goes.
        if (next) picked.current = false;
        setOpen(next);
      }}
      modal={false}
    >
      <Menu.Trigger render={<IconButton label="Quick replies" />}>
        <Zap aria-hidden="true" className="size-5" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner side="top" align="start" sideOffset={4} className="z-40">
          <Menu.Popup
            finalFocus={() => (picked.current ? field.current : true)}
            className="max-h-[min(24rem,60dvh)] w-[min(22rem,calc(100vw-1.5rem))] overflow-y-auto rounded-lg border border-line bg-surface p-2 text-text shadow-float outline-none"
          >
            {!saved && (
              <p role="status" className="px-3 py-2 text-muted text-sm">
                {query.error && !query.loading ? chatTexts.connection : 'Loading'}
              </p>
            )}
            {saved?.replies.length === 0 && (
              <p className="px-3 py-2 text-muted text-sm">Save answers that you give often.</p>
            )}
            {saved?.replies.map((reply) => (
              <Menu.Item key={reply} onClick={() => pick(reply)} className={itemStyle}>
                <span className="wrap-anywhere line-clamp-2">{reply}</span>
              </Menu.Item>
            ))}
            <Menu.Separator className="my-1 h-px bg-line" />
            <Menu.Item
              render={<Link to="/dashboard/settings?section=seller" />}
              className={`${itemStyle} font-medium text-brand`}
            >
              Edit quick replies
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
