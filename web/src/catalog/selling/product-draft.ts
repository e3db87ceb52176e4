import { z } from 'zod';
import { createDraft } from '#platform/person/draft.ts';
import type { JsonStorage } from '#platform/person/stored-json.ts';

/** Stored data is validated like all external input. */
const savedDraft = z.object({
  fields: z.record(z.string(), z.string()),
  // In base64, because storage only holds text.
  pictures: z.array(z.object({ name: z.string(), type: z.string(), data: z.base64() })),
  /** The number of chosen pictures, including those that were not ready or did not fit. */
  chosen: z.int(),
  /** The position of the primary picture. */
  primary: z.int(),
});

export type ProductDraft = z.infer<typeof savedDraft>;
export type DraftPicture = ProductDraft['pictures'][number];

/**
 * Saves the product form over reloads, until it is sent or the user logs out. If there is no space for the pictures, only
 * the text is saved; without storage, nothing is.
 */
export function createProductDraft(storage: JsonStorage, name: string, personId: string) {
  const stored = createDraft(storage, `form-${name}`, personId);
  return {
    read: (now: number): ProductDraft | null => savedDraft.safeParse(stored.read(now)).data ?? null,
    write(draft: ProductDraft, now: number): void {
      if (!stored.write(draft, now)) stored.write({ ...draft, pictures: [] }, now);
    },
    forget: stored.forget,
  };
}

/** Converts in chunks, because a call has a maximum number of arguments. */
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
