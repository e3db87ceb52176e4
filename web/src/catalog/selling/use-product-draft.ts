import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { newId } from '#platform/device/new-id.ts';
import type { EditFields } from '#platform/forms/stale-edit.ts';
import type { UploadItem } from '#platform/uploads/uploader.ts';
import { createDraft } from '#platform/user/draft.ts';
import type { JsonStorage } from '#platform/user/stored-json.ts';
import type { OwnProduct } from './own-product.ts';
import type { ProductPictures } from './use-product-pictures.ts';

/**
 * The changed fields and the new pictures. A new product's draft lasts for a week and includes the primary picture; that of
 * an existing product only lasts across a reload.
 */
export function useProductDraft(userId: string, product: OwnProduct | null, pictures: ProductPictures) {
  const [stored] = useState(() => {
    const [storage, name] = product ? [sessionStorage, `product-${product.id}`] : [localStorage, 'product'];
    return createProductDraft(storage, name, userId);
  });
  const [start] = useState(() => stored.read(Date.now()));
  const [key] = useState(() => start?.key ?? newId());
  /** Restored pictures that are not shrunk again yet are saved as they are. */
  const [back] = useState(() => new Map<File, DraftPicture>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is restored once, together with its pictures.
  useEffect(() => {
    for (const picture of start?.pictures ?? []) back.set(fromDraftPicture(picture), picture);
    pictures.uploader.add([...back.keys()]);
    // An existing product's pictures return in the server's order, so the position means nothing.
    if (start && !product) pictures.setPrimary(start.primary);
    const lost = start ? start.chosen - start.pictures.length : 0;
    if (lost > 0) pictures.askAgain(lost);
    // Leaving an edit for another page discards it.
    return product ? stored.forget : undefined;
  }, []);

  function save(fields: EditFields, { uploader, tiles, primary }: ProductPictures) {
    const chosen = uploader.all.filter(({ state }) => state !== 'refused');
    const saved = {
      key,
      fields,
      pictures: chosen.flatMap((item) => toSave(item, back) ?? []),
      chosen: chosen.length,
      primary: primary ? tiles.indexOf(primary) : 0,
    };
    stored.write(saved, Date.now());
  }
  const fields = start?.fields ?? {};
  const isStarted = Object.keys(fields).length > 0 || Boolean(start?.chosen);
  return { key, fields, isStarted, save, forget: stored.forget };
}

function toSave({ name, file, picture }: UploadItem, back: ReadonlyMap<File, DraftPicture>): DraftPicture | undefined {
  if (picture) return toDraftPicture(name, picture.type, picture.bytes);
  return file ? back.get(file) : undefined;
}

/** Saves every change at once: text, specifications and pictures. */
export function useAutosavedDraft(
  { save }: ReturnType<typeof useProductDraft>,
  fields: EditFields,
  pictures: ProductPictures,
) {
  const { tiles, primary } = pictures;
  // Only a picture that is ready to display can be saved.
  const shown = tiles.map((tile) => [tile.key, tile.src !== null, tile === primary]);
  const state = JSON.stringify([fields, shown]);
  const last = useRef(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state stands for the fields and the pictures.
  useEffect(() => {
    if (state !== last.current) save(fields, pictures);
    last.current = state;
  }, [state]);
}

/** Stored data is validated like all external input. */
const savedDraft = z.object({
  /** The idempotency key of the new product. Older drafts have none. */
  key: z.string().default(newId),
  fields: z.record(z.string(), z.string()),
  // In base64, because storage only holds text.
  pictures: z.array(z.object({ name: z.string(), type: z.string(), data: z.base64() })),
  /** The number of chosen pictures, including those that were not ready or did not fit. */
  chosen: z.int(),
  /** The position of the primary picture. */
  primary: z.int(),
});

type ProductDraft = z.infer<typeof savedDraft>;
type DraftPicture = ProductDraft['pictures'][number];

/**
 * Saves the product form over reloads, until it is sent or the user logs out. If there is no space for the pictures, only
 * the text is saved; without storage, nothing is.
 */
export function createProductDraft(storage: JsonStorage, name: string, userId: string) {
  const stored = createDraft(storage, `form-${name}`, userId);
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
  for (let start = 0; start < all.length; start += 8192)
    text += String.fromCharCode(...all.subarray(start, start + 8192));
  return { name, type, data: btoa(text) };
}

export function fromDraftPicture({ name, type, data }: DraftPicture): File {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return new File([bytes], name, { type });
}
