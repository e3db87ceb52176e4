import type { Reply } from './page/reply.ts';

/** What a public page is rendered from: nothing about who asks, but for a reply. */
export interface RenderInput {
  url: URL;
  lowData: boolean;
  /** For this request alone. */
  reply?: Reply | undefined;
  graphqlFetch(request: Request): Promise<Response>;
  /** Hears of what broke while the page was made; a page comes all the same. */
  onError(error: unknown): void;
}

export interface RenderedPage {
  kind: 'page';
  status: number;
  /** Title, meta and preloads, for the head. */
  head: string;
  /** The root element with its content. */
  body: string;
  /** JSON, safe inside a script element. */
  data: string;
  /** The screens' source files, so that their chunks can be preloaded. */
  screens: string[];
  /** Once, where its screen names all that it reads. */
  renders: number;
  /** What it shows, so that it is made again when one of these changes; see `shown`. */
  tags: string[];
  /** All data was there, so the answer may be kept for a while. */
  complete: boolean;
}

export type Rendered = RenderedPage | { kind: 'redirect'; status: number; location: string };

export type Render = (input: RenderInput) => Promise<Rendered>;
