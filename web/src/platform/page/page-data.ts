import type { Reply } from './reply.ts';

/** The data that a page was made from, by query and variables. */
export type PageAnswers = Record<string, Record<string, unknown>>;

/** The data that the server sends to the browser besides the markup. */
export interface PageData {
  answers: PageAnswers;
  /** False if the server could not load all data; the browser then renders from scratch instead of hydrating. */
  hydrate: boolean;
  lowData: boolean;
  /** The site's origin, for absolute URLs. */
  origin: string;
  reply?: Reply | undefined;
}

export const pageDataId = 'page-data';

/** JSON that is safe in a script element: it cannot end the element or open a comment. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

export function readPageData(document: Document): PageData | null {
  const text = document.getElementById(pageDataId)?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}
