import { storedJson } from '#platform/user/stored-json.ts';

/** The length of a list and the reader's position when the page was reloaded or left for another site. */
export interface SavedList {
  loaded: number;
  height: number;
  y: number;
}

const atMost = 20;
const stored = storedJson(globalThis.sessionStorage, 'besesaka-left-lists');

/** Entries by the page's key in the tab's history, the latest last. Only this module writes them. */
const readAll = () => (stored.read() ?? []) as [string, SavedList][];

export function saveList(page: string, list: SavedList): void {
  stored.write([...readAll().filter(([key]) => key !== page), [page, list]].slice(-atMost));
}

/** Returns the entry and removes it; leaving the page again writes a new one. */
export function consumeSavedList(page: string): SavedList | undefined {
  const all = readAll();
  const entry = all.find(([key]) => key === page);
  if (entry) stored.write(all.filter((one) => one !== entry));
  return entry?.[1];
}
