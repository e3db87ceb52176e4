import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { productPicture } from '@besesaka/schema/catalog/uploads.ts';
import { originalBytesMax } from '@besesaka/schema/kernel/uploads.ts';
import { useState } from 'react';
import { useBroughtPictures } from '#accounts/use-brought-pictures.ts';
import type { UploadItem } from '#platform/uploads/uploader.ts';

interface ProductPicture {
  id: string;
  path: string;
}

/** A picture in the form: one of the product's, or an upload. */
export interface Tile {
  key: string;
  /** The picture's id on the server, once it is uploaded. */
  id: string | null;
  src: string | null;
  state: UploadItem['state'];
  progress: number | null;
}

/** The pictures of a product form in display order, with the primary one. */
export function useProductPictures(start: readonly ProductPicture[], startPrimary: string | null) {
  const uploader = useBroughtPictures(productPicture, limits.imagesMax);
  const [existing, setExisting] = useState(start);
  const [order, setOrder] = useState<readonly string[]>([]);
  /** The primary picture's key, or its position if restored from a draft. */
  const [primaryIs, setPrimary] = useState<string | number | null>(startPrimary);
  /** Errors about files that could not be read as pictures. */
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [wereTooMany, setTooMany] = useState(false);
  const tiles = sorted([...existing.map(existingTile), ...uploader.all.filter(isShown).map(uploadTile)], order);
  const primary = tiles.find(({ key }, place) => [key, place].some((one) => one === primaryIs)) ?? tiles[0];

  function add(files: readonly File[]) {
    setFaults(files.flatMap((file) => faultOf(file) ?? []));
    const good = files.filter((file) => faultOf(file) === null);
    // Refused uploads are hidden and must not count towards the limit.
    for (const item of uploader.all) if (!isShown(item)) uploader.remove(item.key);
    uploader.add(good.slice(0, Math.max(0, limits.imagesMax - tiles.length)));
    setTooMany(tiles.length + good.length > limits.imagesMax);
  }
  /** Starts over with the pictures of a reloaded product. */
  function restart(now: readonly ProductPicture[], nowPrimary: string | null) {
    setExisting(now);
    setOrder([]);
    setPrimary(nowPrimary);
  }
  /** Replaces the primary position by its key before pictures move. */
  function pin() {
    if (typeof primaryIs === 'number') setPrimary(primary?.key ?? null);
  }
  function remove(key: string) {
    pin();
    setTooMany(false);
    setExisting(existing.filter(({ id }) => id !== key));
    uploader.remove(key);
  }
  function move(key: string, place: number) {
    pin();
    const others = tiles.map((tile) => tile.key).filter((one) => one !== key);
    setOrder([...others.slice(0, place), key, ...others.slice(place)]);
  }

  return {
    tiles,
    primary,
    add,
    remove,
    move,
    setPrimary,
    restart,
    /** Reports pictures lost with a form that was closed before they were ready. */
    askAgain: (count: number) => setFaults([texts.imagesLost(count)]),
    /** The uploads in the form's order. */
    uploader: { ...uploader, all: tiles.flatMap(({ key }) => uploader.all.find((item) => item.key === key) ?? []) },
    retry: (key: string) => uploader.retry([key]),
    problems: [...faults, ...uploader.all.flatMap(problemOf), ...countProblems({ count: tiles.length, wereTooMany })],
    ids: tiles.flatMap(({ id }) => id ?? []),
    need: missingPicturesText(tiles),
  };
}

export type ProductPictures = ReturnType<typeof useProductPictures>;

function existingTile({ id, path }: ProductPicture): Tile {
  return { key: id, id, src: `${path}/320.jpeg`, state: 'ready', progress: null };
}

function uploadTile({ key, id, preview, state, progress }: UploadItem): Tile {
  return { key, id, src: preview, state, progress };
}

const isShown = ({ state }: UploadItem) => state !== 'refused';

/** Pictures that were never moved come last, in their original order. */
function sorted(tiles: Tile[], order: readonly string[]): Tile[] {
  const place = ({ key }: Tile) => (order.includes(key) ? order.indexOf(key) : order.length);
  return tiles.toSorted((a, b) => place(a) - place(b));
}

function faultOf({ name, type, size }: File): string | null {
  if (!type.startsWith('image/')) return texts.imageInvalid(name);
  return size > originalBytesMax ? texts.imageTooLarge(name) : null;
}

function problemOf({ name, state, problem }: UploadItem): string[] {
  if (state !== 'refused') return [];
  if (problem === productPicture.undrawable) return [problem];
  return [problem === productPicture.tooLarge ? texts.imageTooLarge(name) : texts.imageInvalid(name)];
}

interface Counted {
  count: number;
  /** More pictures were chosen than allowed. */
  wereTooMany: boolean;
}

/** Checks the current number of pictures, not the earlier one. */
export function countProblems({ count, wereTooMany }: Counted): string[] {
  if (count > 0 && count < limits.imagesMin) return [texts.imagesMissing];
  return wereTooMany && count >= limits.imagesMax ? [texts.imagesTooMany] : [];
}

/** The sentence that says what to do about the pictures before saving, or null. */
export function missingPicturesText(tiles: readonly { id: string | null; state: string }[]): string | null {
  const left = limits.imagesMin - tiles.length;
  if (tiles.length === 0) return `Add at least ${limits.imagesMin} pictures.`;
  if (left > 0) return left === 1 ? 'Add one more picture.' : `Add ${left} more pictures.`;
  if (tiles.some(({ state }) => state === 'lost')) return 'Some pictures could not be uploaded. Try again.';
  return tiles.every(({ id }) => id) ? null : 'Your pictures are still uploading.';
}
