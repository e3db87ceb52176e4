import type { FormPost } from '#platform/forms/form-post.ts';
import type { AppFiles } from '#platform/page/app-files.ts';
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

export interface PageAssets {
  /** Null for a page that needs no script. */
  files: AppFiles | null;
  /** The rules that a page of this HTML is drawn with. */
  styles(html: string): string;
}

/** The built web app: its files, and the function that renders a page. */
export interface WebFiles {
  render: Render;
  /** What it does for browsers without script. */
  formPosts: readonly FormPost[];
  assets(screens: string[]): PageAssets;
  file(path: string): StaticFile | undefined;
}
