import { useEffect, useRef, useState } from 'react';
import type { EditFields } from '#platform/forms/stale-edit.ts';
import type { UploadItem } from '#platform/uploads/uploader.ts';
import type { OwnProduct } from './own-product.ts';
import { createProductDraft, type DraftPicture, fromDraftPicture, toDraftPicture } from './product-draft.ts';
import type { ProductPictures } from './use-product-pictures.ts';

/**
 * The changed fields and the new pictures. A new product's draft lasts for a week and includes the primary picture; that of
 * an existing product only lasts across a reload.
 */
export function useProductDraft(personId: string, product: OwnProduct | null, pictures: ProductPictures) {
  const [stored] = useState(() => {
    const [storage, name] = product ? [sessionStorage, `product-${product.id}`] : [localStorage, 'product'];
    return createProductDraft(storage, name, personId);
  });
  const [start] = useState(() => stored.read(Date.now()));
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
      fields,
      pictures: chosen.flatMap((item) => toSave(item, back) ?? []),
      chosen: chosen.length,
      primary: primary ? tiles.indexOf(primary) : 0,
    };
    stored.write(saved, Date.now());
  }
  const fields = start?.fields ?? {};
  const isStarted = Object.keys(fields).length > 0 || Boolean(start?.chosen);
  return { fields, isStarted, save, forget: stored.forget };
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
