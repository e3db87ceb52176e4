import type { Reply } from './reply.ts';

/** The data that a page was made from, by query and variables. */
export type PageAnswers = Record<string, Record<string, unknown>>;

/** What the server hands to the browser besides the markup. */
export interface PageData {
  answers: PageAnswers;
  /** False where the server could not get all data: the browser then starts afresh instead of hydrating. */
  hydrate: boolean;
  lowData: boolean;
  /** The site's own address, for what must be absolute. */
  origin: string;
  reply?: Reply | undefined;
}

export const pageDataId = 'page-data';

/** JSON that can stand in a script element: nothing in it can end the element or open a comment. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

export function readPageData(document: Document): PageData | null {
  const text = document.getElementById(pageDataId)?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}
