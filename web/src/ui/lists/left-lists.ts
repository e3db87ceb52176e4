import { storedJson } from '#platform/person/stored-json.ts';

/** How long a list was, and where its reader stood, when the page was reloaded or left for another site. */
export interface LeftList {
  loaded: number;
  height: number;
  y: number;
}

const atMost = 20;
const stored = storedJson(globalThis.sessionStorage, 'besesaka-left-lists');

/** By the key of the page in the tab's history, the latest last. Only this module writes there. */
const readAll = () => (stored.read() ?? []) as [string, LeftList][];

export function leaveList(page: string, list: LeftList): void {
  stored.write([...readAll().filter(([key]) => key !== page), [page, list]].slice(-atMost));
}

/** Once: who leaves it again says so again. */
export function takeLeftList(page: string): LeftList | undefined {
  const all = readAll();
  const found = all.find(([key]) => key === page);
  if (found) stored.write(all.filter((one) => one !== found));
  return found?.[1];
}
