import { createContext, type ReactNode, startTransition, use, useMemo, useState } from 'react';
import { lowDataCookie } from './preferences.ts';

interface LowData {
  lowData: boolean;
  setLowData: (lowData: boolean) => void;
}

const LowDataContext = createContext<LowData>({ lowData: false, setLowData: () => {} });

/** Starts with the value that the page was rendered with, so that hydration matches. */
export function LowDataProvider({ initial, children }: { initial: boolean; children: ReactNode }) {
  const [lowData, setState] = useState(initial);
  const value = useMemo(() => ({ lowData, setLowData: (lowData: boolean) => set(lowData, setState) }), [lowData]);
  return <LowDataContext value={value}>{children}</LowDataContext>;
}

function set(lowData: boolean, draw: (lowData: boolean) => void): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on many phones.
  document.cookie = `${lowDataCookie}=${lowData ? 'on' : 'off'}; path=/; max-age=31536000; samesite=lax`;
  document.documentElement.toggleAttribute('data-low-data', lowData);
  // All pictures of the page change, so this is a transition.
  startTransition(() => draw(lowData));
}

/** Low-data mode: smaller pictures, one per card, no autoplay, no webfont. */
export function useLowData(): LowData {
  return use(LowDataContext);
}
