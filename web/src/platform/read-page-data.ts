import { type PageData, pageDataId } from './page-data.ts';

export function readPageData(document: Document): PageData | null {
  const text = document.getElementById(pageDataId)?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}
