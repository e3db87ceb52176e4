import { useEffect } from 'react';
import type { ShrunkPicture } from '#platform/uploads/shrink-picture.ts';
import { onUserChange } from '#platform/user/user-change.ts';

interface Preview {
  address: string;
  /** The number of bubbles that show it. */
  shown: number;
}

/**
 * How long a preview survives between the pending bubble and the delivered one. A preview without a bubble is released
 * too.
 */
const keepMs = 5_000;

const previews = new Map<string, Preview>();
onUserChange(() => {
  for (const clientId of [...previews.keys()]) revoke(clientId);
});

/**
 * The browser's own copy of a picture, by its message's client id. It shows at once and also after the message is
 * delivered. When no bubble shows it any more, its memory is released, and the server's copy is used from then on.
 */
export function useLocalPreview(clientId: string | null, picture?: ShrunkPicture | null): string | null {
  const address = clientId === null ? null : addressOf(clientId, picture);
  useEffect(() => {
    const preview = clientId === null || address === null ? undefined : previews.get(clientId);
    if (!preview || clientId === null) return;
    preview.shown += 1;
    return () => {
      preview.shown -= 1;
      revokeLater(clientId, preview);
    };
  }, [clientId, address]);
  return address;
}

function addressOf(clientId: string, picture: ShrunkPicture | null | undefined): string | null {
  const known = previews.get(clientId);
  if (known || !picture) return known?.address ?? null;
  const preview = { address: URL.createObjectURL(new Blob([picture.bytes], { type: picture.type })), shown: 0 };
  previews.set(clientId, preview);
  revokeLater(clientId, preview);
  return preview.address;
}

function revokeLater(clientId: string, preview: Preview): void {
  setTimeout(() => {
    if (preview.shown === 0 && previews.get(clientId) === preview) revoke(clientId);
  }, keepMs);
}

function revoke(clientId: string): void {
  const preview = previews.get(clientId);
  if (preview) URL.revokeObjectURL(preview.address);
  previews.delete(clientId);
}
