import Settings from 'lucide-react/icons/settings';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { TabLinks } from '#ui/controls/tab-links.tsx';
import { optional } from '#ui/display/optional.tsx';

/** In the URL: the list shows the archived chats. */
export const archivedView = 'archived';

const ChatSettingsDialog = optional(async () => (await import('./chat-settings-dialog.tsx')).ChatSettingsDialog);

interface ChatsHeadProps {
  /** Level 2 when an open conversation has the page's heading. */
  level: 1 | 2;
  className?: string;
}

/** The heading above the list, with its views and a button for the chat settings. */
export function ChatsHead({ level, className }: ChatsHeadProps) {
  const [open, setOpen] = useState(false);
  const isArchived = useSearchParams()[0].get('view') === archivedView;
  const Heading = `h${level}` as const;
  return (
    <div className={`flex items-center gap-3 ${className ?? ''}`}>
      <Heading tabIndex={level === 1 ? -1 : undefined} className="text-2xl">
        Chats
      </Heading>
      <div className="min-w-0 flex-1">
        <TabLinks
          label="Chats"
          tabs={[
            { label: 'All', to: '?', isCurrent: !isArchived },
            { label: 'Archived', to: `?view=${archivedView}`, isCurrent: isArchived },
          ]}
        />
      </div>
      <IconButton label="Chat settings" onClick={() => setOpen(true)}>
        <Settings aria-hidden="true" className="size-5" />
      </IconButton>
      {open && <ChatSettingsDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
