import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { DialogRoot } from '#ui/dialogs/dialog-root.tsx';
import { ChatSwitches } from './chat-switches.tsx';

export function ChatSettingsDialog({ onClose }: { onClose: () => void }) {
  return (
    <DialogRoot onClose={onClose}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-black/50 transition-opacity duration-150 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-x-4 bottom-4 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-md overflow-y-auto rounded-lg bg-surface p-5 text-text shadow-float transition-[opacity,translate] duration-200 ease-out data-starting-style:translate-y-3 data-starting-style:opacity-0 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2">
          <header className="mb-2 flex items-center justify-between gap-4">
            <Dialog.Title className="text-lg">Chat settings</Dialog.Title>
            <Dialog.Close render={<IconButton label="Close" />}>
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </header>
          <ChatSwitches />
        </Dialog.Popup>
      </Dialog.Portal>
    </DialogRoot>
  );
}
