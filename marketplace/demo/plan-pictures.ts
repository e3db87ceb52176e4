import { existsSync } from 'node:fs';
import { stableId } from '#platform/base/ids.ts';
import { type ShopLine, shopLines, waitingShop } from './data.ts';

/** `studio/` renders these WebP files. Each view is a folder with a file per slug of a product or a shop. */
export const views = ['front', 'angle', 'detail', 'logo', 'banner'] as const;
type View = (typeof views)[number];

export const picturesFolder = new URL('./pictures/', import.meta.url);

export interface PlannedPicture {
  id: string;
  key: string;
  view: View;
  file: URL;
  width: number;
  height: number;
  /** About what the eye takes from the whole picture. */
  color: string;
}

const fileOf = (view: View, slug: string) => new URL(`${view}/${slug}.webp`, picturesFolder);

function planned(name: string, view: View, slug: string): PlannedPicture {
  const size = view === 'banner' ? { width: 1280, height: 480 } : { width: 960, height: 960 };
  const [id, key] = [stableId(`demo picture ${name}`), `demo/${name}.webp`];
  return { id, key, view, file: fileOf(view, slug), ...size, color: '#ece3d5' };
}

/** The front, and the other views that were rendered. */
export function productPictures(slug: string): PlannedPicture[] {
  const others = (['angle', 'detail'] as const).filter((view) => existsSync(fileOf(view, slug)));
  return (['front', ...others] as const).map((view, place) => planned(`${slug}-${place + 1}`, view, slug));
}

export function categoryPicture(slug: string, shownProduct: string): PlannedPicture {
  return planned(`category-${slug}`, 'front', shownProduct);
}

export function shopPictures({ slug }: ShopLine): { logo: PlannedPicture; banner: PlannedPicture } {
  return { logo: planned(`shop-${slug}-logo`, 'logo', slug), banner: planned(`shop-${slug}-banner`, 'banner', slug) };
}

export function everyShopPicture(): PlannedPicture[] {
  return [...shopLines, waitingShop].flatMap((shop) => Object.values(shopPictures(shop)));
}
