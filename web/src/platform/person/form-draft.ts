import { z } from 'zod';
import { ownKey } from './own-keys.ts';
import { type JsonStorage, storedJson } from './stored-json.ts';

/** What a storage gives back is checked like everything else that comes from outside. */
const keptDraft = z.object({
  texts: z.record(z.string(), z.string()),
  // In base64, as a storage takes texts only.
  pictures: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string(), data: z.base64() }))),
  /** How many there were, those included that were not ready to be kept or for which there was no room. */
  chosen: z.record(z.string(), z.int()),
  personId: z.string(),
  until: z.number(),
});

export type FormDraft = Omit<z.infer<typeof keptDraft>, 'personId' | 'until'>;
export type DraftPicture = FormDraft['pictures'][string][number];

const keptFor = 7 * 24 * 60 * 60 * 1000;

/**
 * What a person has begun to fill in, over reloads, until it is sent or they log out. Where there is no room for the
 * pictures the words alone are kept; where nothing can be kept, nothing worse happens.
 */
export function createFormDraft(storage: JsonStorage, { name, personId }: { name: string; personId: string }) {
  const stored = storedJson(storage, ownKey(`form-${name}`));
  const put = (draft: FormDraft, now: number) => stored.write({ ...draft, personId, until: now + keptFor });
  return {
    read(now: number): FormDraft | null {
      const { data: kept } = keptDraft.safeParse(stored.read());
      return kept?.personId === personId && now < kept.until ? kept : null;
    },
    write(draft: FormDraft, now: number): void {
      if (!put(draft, now)) put({ ...draft, pictures: {} }, now);
    },
    forget: stored.forget,
  };
}

/** How many of the pictures that were chosen are not there any more. */
export function lostPictures({ pictures, chosen }: FormDraft, name: string): number {
  return (chosen[name] ?? 0) - (pictures[name]?.length ?? 0);
}

/** In pieces, as a call takes only so many arguments. */
export function toDraftPicture(name: string, type: string, bytes: ArrayBuffer): DraftPicture {
  const all = new Uint8Array(bytes);
  let text = '';
  for (let at = 0; at < all.length; at += 8192) text += String.fromCharCode(...all.subarray(at, at + 8192));
  return { name, type, data: btoa(text) };
}

export function fromDraftPicture({ name, type, data }: DraftPicture): File {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return new File([bytes], name, { type });
}
