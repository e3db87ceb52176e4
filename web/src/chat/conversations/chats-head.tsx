import Settings from 'lucide-react/icons/settings';
import { useState } from 'react';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { optional } from '#ui/display/optional.tsx';

const ChatSettingsDialog = optional(async () => (await import('./chat-settings-dialog.tsx')).ChatSettingsDialog);

interface ChatsHeadProps {
  /** Level 2 when an open conversation has the page's heading. */
  level: 1 | 2;
  className?: string;
}

/** The heading above the list, with a button for the chat settings. */
export function ChatsHead({ level, className }: ChatsHeadProps) {
  const [open, setOpen] = useState(false);
  const Heading = `h${level}` as const;
  return (
    <div className={`flex items-center justify-between gap-4 ${className ?? ''}`}>
      <Heading tabIndex={level === 1 ? -1 : undefined} className="text-2xl">
        Chats
      </Heading>
      <IconButton label="Chat settings" onClick={() => setOpen(true)}>
        <Settings aria-hidden="true" className="size-5" />
      </IconButton>
      {open && <ChatSettingsDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
