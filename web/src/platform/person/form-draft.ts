import { z } from 'zod';
import { createDraft } from './draft.ts';
import type { JsonStorage } from './stored-json.ts';

/** What a storage gives back is checked like everything else that comes from outside. */
const keptDraft = z.object({
  texts: z.record(z.string(), z.string()),
  // In base64, as a storage takes texts only.
  pictures: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string(), data: z.base64() }))),
  /** How many there were, those included that were not ready to be kept or for which there was no room. */
  chosen: z.record(z.string(), z.int()),
});

export type FormDraft = z.infer<typeof keptDraft>;
export type DraftPicture = FormDraft['pictures'][string][number];

/**
 * What a person has begun to fill in, over reloads, until it is sent or they log out. Where there is no room for the
 * pictures the words alone are kept; where nothing can be kept, nothing worse happens.
 */
export function createFormDraft(storage: JsonStorage, { name, personId }: { name: string; personId: string }) {
  const stored = createDraft(storage, `form-${name}`, personId);
  return {
    read: (now: number): FormDraft | null => keptDraft.safeParse(stored.read(now)).data ?? null,
    write(draft: FormDraft, now: number): void {
      if (!stored.write(draft, now)) stored.write({ ...draft, pictures: {} }, now);
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
