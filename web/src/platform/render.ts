import type { Reply } from './page/reply.ts';

/** The input of a public page. Nothing about the visitor is in it, except a reply. */
export interface RenderInput {
  url: URL;
  lowData: boolean;
  /** Messages for this request only. */
  reply?: Reply | undefined;
  graphqlFetch(request: Request): Promise<Response>;
  /** Gets errors of the rendering; the page is returned all the same. */
  onError(error: unknown): void;
}

export interface RenderedPage {
  kind: 'page';
  status: number;
  /** Title, meta and preload elements for the head. */
  head: string;
  /** The root element with its content. */
  body: string;
  /** JSON, safe inside a script element. */
  data: string;
  /** The screens' source files, so that their chunks can be preloaded. */
  screens: string[];
  /** The number of renders: 1 if the screen declares all its queries. */
  renders: number;
  /** All data was loaded, so the page may be cached. */
  complete: boolean;
}

export type Rendered = RenderedPage | { kind: 'redirect'; status: number; location: string };

export type Render = (input: RenderInput) => Promise<Rendered>;
