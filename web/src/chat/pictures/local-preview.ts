import { useEffect } from 'react';
import { onPersonChange } from '#platform/person/person-change.ts';
import type { ShrunkPicture } from '#platform/uploads/shrink-picture.ts';

interface Preview {
  address: string;
  /** How many bubbles show it. */
  shown: number;
}

/** From the bubble on its way to the one that has arrived; an address that no bubble took is given back as well. */
const patience = 5_000;

const previews = new Map<string, Preview>();
onPersonChange(() => {
  for (const clientId of [...previews.keys()]) revoke(clientId);
});

/**
 * A picture as this browser has it, by its message's client id: shown at once, and also after the real message is there. Once
 * no bubble shows it, its memory is given back, and the service's own is shown from then on.
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
  }, patience);
}

function revoke(clientId: string): void {
  const preview = previews.get(clientId);
  if (preview) URL.revokeObjectURL(preview.address);
  previews.delete(clientId);
}
