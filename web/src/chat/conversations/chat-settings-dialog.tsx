import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { DialogRoot } from '#ui/dialogs/dialog-root.tsx';
import { LayerPopup } from '#ui/dialogs/layer-popup.tsx';
import { ChatSwitches } from './chat-switches.tsx';

export function ChatSettingsDialog({ onClose }: { onClose: () => void }) {
  return (
    <DialogRoot onClose={onClose}>
      <LayerPopup>
        <header className="mb-2 flex items-center justify-between gap-4">
          <Dialog.Title className="text-lg">Chat settings</Dialog.Title>
          <Dialog.Close render={<IconButton label="Close" />}>
            <X aria-hidden="true" className="size-5" />
          </Dialog.Close>
        </header>
        <ChatSwitches />
      </LayerPopup>
    </DialogRoot>
  );
}
