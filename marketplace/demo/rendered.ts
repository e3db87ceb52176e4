import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** `studio/` renders these WebP files. Each view is a folder with a file per slug. */
export const views = ['front', 'angle', 'detail', 'logo', 'banner'] as const;
export type View = (typeof views)[number];

export const renderedFolder = new URL('./pictures/rendered/', import.meta.url);

export interface Rendered {
  view: View;
  slug: string;
}

const urlOf = ({ view, slug }: Rendered) => new URL(`${view}/${slug}.webp`, renderedFolder);

/** Null if the studio has not rendered this picture. */
export function findRendered(view: View, slug: string): Rendered | null {
  return existsSync(urlOf({ view, slug })) ? { view, slug } : null;
}

export async function readRendered(rendered: Rendered): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(urlOf(rendered)));
}
