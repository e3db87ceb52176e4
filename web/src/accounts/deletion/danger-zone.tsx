import { texts } from '@besesaka/schema/kernel/texts.ts';
import { type ComponentType, useState } from 'react';
import { fetchCode } from '#platform/page/fetch-code.ts';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

const loadDialog = () => import('./delete-account-dialog.tsx');

/** The dialog's code is loaded when the button is pressed. */
export function DangerZone() {
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const open = async () => {
    setBusy(true);
    const loaded = await fetchCode(loadDialog).catch(() => null);
    setBusy(false);
    if (loaded) setDialog(() => loaded.DeleteAccountDialog);
    else toast.error(texts.networkError);
  };
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between sm:gap-6">
      <p className="text-muted text-sm">
        Your profile, addresses, wishlist and messages are removed. Orders stay with the other side, without your name.
      </p>
      {/* Not disabled while loading: that would lose the focus, which returns here from the dialog. */}
      <Button tone="secondary" aria-busy={busy || undefined} onClick={() => void open()} className="shrink-0 text-clay">
        Delete Account
      </Button>
      {Dialog && <Dialog onClose={() => setDialog(null)} />}
    </div>
  );
}
