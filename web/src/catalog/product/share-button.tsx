import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { useHydrated } from '#platform/page/use-hydrated.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { optional } from '#ui/display/optional.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { type Shared, shareDescription, shareToastMs } from './share-links.ts';

const ShareDialog = optional(async () => (await import('./share-dialog.tsx')).ShareDialog);

interface ShareButtonProps extends Shared {
  /** The title of the dialog. */
  heading?: string;
}

/**
 * Uses the system's share sheet if there is one, otherwise a dialog. It needs script, so it is rendered after
 * hydration.
 */
export function ShareButton({ heading = 'Share this product', ...shared }: ShareButtonProps) {
  const hydrated = useHydrated();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  if (!hydrated) return <span className="size-11 shrink-0" />;

  async function share() {
    const { title, url } = shared;
    const data = { title, text: shareDescription(shared.description), url };
    if (!navigator.canShare?.(data)) return setOpen(true);
    try {
      await navigator.share(data);
      toast.success({ title: 'Shared Successfully', duration: shareToastMs });
    } catch (error) {
      // Closing the system's share sheet is not an error, but a sheet that cannot open is.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOpen(true);
    }
  }

  return (
    <>
      <IconButton label="Share" onClick={share}>
        <Share2 aria-hidden="true" className="size-5" />
      </IconButton>
      {open && <ShareDialog heading={heading} shared={shared} onClose={() => setOpen(false)} />}
    </>
  );
}
