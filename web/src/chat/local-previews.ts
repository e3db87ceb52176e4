import type { OutboxPicture } from './outbox-entry.ts';

const addresses = new Map<string, string>();

/** A picture as this browser has it, by its message's client id: shown at once, and also after the real message is there. */
export function localPreview(clientId: string, picture?: OutboxPicture | null): string | null {
  const known = addresses.get(clientId);
  if (known || !picture) return known ?? null;
  const address = URL.createObjectURL(new Blob([picture.bytes], { type: picture.type }));
  addresses.set(clientId, address);
  return address;
}
