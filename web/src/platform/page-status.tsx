import { createContext, use } from 'react';

/** On the server, the status that the page will be answered with. */
export interface PageStatus {
  code: number;
}

export const PageStatusContext = createContext<PageStatus | null>(null);

/** A screen says that what it shows is missing (404) or gone; in a browser it changes nothing. */
export function usePageStatus(code: number): void {
  const status = use(PageStatusContext);
  if (status) status.code = code;
}
