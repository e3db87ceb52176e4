import type { Render } from '#platform/render.ts';

export interface StaticFile {
  type: string;
  etag: string;
  /** Its name holds its hash, so it never changes. */
  immutable: boolean;
  body: Uint8Array<ArrayBuffer>;
  br?: Uint8Array<ArrayBuffer>;
  gzip?: Uint8Array<ArrayBuffer>;
}

/** What a page needs in its head, as addresses. */
export interface PageAssets {
  scripts: string[];
  styles: string[];
  /** Modules that the entry and the screen import. */
  modules: string[];
}

/** The built web app: its files, and the function that renders a page. */
export interface WebFiles {
  render: Render;
  assets(screens: string[]): PageAssets;
  file(path: string): StaticFile | undefined;
}
