import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { productPicture } from '@besesaka/schema/catalog/uploads.ts';
import { originalBytesMax } from '@besesaka/schema/kernel/uploads.ts';
import { useState } from 'react';
import { useBroughtPictures } from '#accounts/use-brought-pictures.ts';
import type { UploadItem } from '#platform/uploads/uploader.ts';
import { countProblems, pictureNeed } from './picture-problems.ts';

interface Kept {
  id: string;
  path: string;
}

/** A picture of the form: one that the product shows already, or one that is on its way. */
export interface Tile {
  key: string;
  /** What the service knows it by, once it is there. */
  id: string | null;
  src: string | null;
  state: UploadItem['state'];
  progress: number | null;
}

/** The pictures of a product's form in the order in which they will be shown, with the primary one. */
export function useProductPictures(start: readonly Kept[], startPrimary: string | null) {
  const uploader = useBroughtPictures(productPicture, limits.imagesMax);
  const [kept, setKept] = useState(start);
  const [order, setOrder] = useState<readonly string[]>([]);
  /** By its key, or by its place where it is brought back from a draft. */
  const [primaryIs, setPrimary] = useState<string | number | null>(startPrimary);
  /** Of files that never became a picture. */
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [wereTooMany, setTooMany] = useState(false);
  const tiles = sorted([...kept.map(keptTile), ...uploader.all.filter(isShown).map(uploadTile)], order);
  const primary = tiles.find(({ key }, place) => [key, place].some((one) => one === primaryIs)) ?? tiles[0];

  function add(files: readonly File[]) {
    setFaults(files.flatMap((file) => faultOf(file) ?? []));
    const good = files.filter((file) => faultOf(file) === null);
    const room = Math.max(0, limits.imagesMax - tiles.length);
    // What was refused before is neither shown nor in the way of others any more.
    for (const item of uploader.all) if (!isShown(item)) uploader.remove(item.key);
    uploader.add(good.slice(0, room));
    setTooMany(good.length > room);
  }
  /** Begins again with the pictures that a reload brought. */
  function restart(now: readonly Kept[], nowPrimary: string | null) {
    setKept(now);
    setOrder([]);
    setPrimary(nowPrimary);
  }
  /** What stands at the place of the primary one is another as soon as they move. */
  function pin() {
    if (typeof primaryIs === 'number') setPrimary(primary?.key ?? null);
  }
  function remove(key: string) {
    pin();
    setTooMany(false);
    setKept(kept.filter(({ id }) => id !== key));
    uploader.remove(key);
  }
  function move(key: string, place: number) {
    pin();
    const others = tiles.map((tile) => tile.key).filter((one) => one !== key);
    setOrder([...others.slice(0, place), key, ...others.slice(place)]);
  }

  const inOrder = tiles.flatMap(({ key }) => uploader.all.find((item) => item.key === key) ?? []);
  const ids = tiles.flatMap(({ id }) => id ?? []);
  return {
    ...{ tiles, primary, add, remove, move, setPrimary, restart },
    /** Of a form that was closed before they were ready. */
    askAgain: (count: number) => setFaults([texts.imagesLost(count)]),
    /** Those on their way, as they stand in the form. */
    uploader: { ...uploader, all: inOrder },
    retry: (key: string) => uploader.retry([key]),
    problems: [...faults, ...uploader.all.flatMap(problemOf), ...countProblems({ count: tiles.length, wereTooMany })],
    ids,
    need: pictureNeed(tiles),
  };
}

export type ProductPictures = ReturnType<typeof useProductPictures>;

function keptTile({ id, path }: Kept): Tile {
  return { key: id, id, src: `${path}/320.jpeg`, state: 'ready', progress: null };
}

function uploadTile({ key, id, preview, state, progress }: UploadItem): Tile {
  return { key, id, src: preview, state, progress };
}

const isShown = ({ state }: UploadItem) => state !== 'refused';

/** What was never moved stays behind, in the order in which it came. */
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
