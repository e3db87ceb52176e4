import type { FormPost } from '#platform/forms/form-post.ts';
import type { AppFiles } from '#platform/page/app-files.ts';
import type { Render } from '#platform/render.ts';

export interface StaticFile {
  type: string;
  etag: string;
  /** The name contains a hash, so the content never changes. */
  immutable: boolean;
  body: Uint8Array<ArrayBuffer>;
  br?: Uint8Array<ArrayBuffer>;
  gzip?: Uint8Array<ArrayBuffer>;
}

export interface PageAssets {
  /** Null for a page that needs no script. */
  files: AppFiles | null;
  /** The critical CSS rules for this HTML. */
  styles(html: string): string;
}

/** The built web app: its files and its render function. */
export interface WebFiles {
  render: Render;
  /** The forms that work without JavaScript. */
  formPosts: readonly FormPost[];
  assets(screens: string[]): PageAssets;
  file(path: string): StaticFile | undefined;
}
