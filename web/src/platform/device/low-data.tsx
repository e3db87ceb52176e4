import { createContext, type ReactNode, startTransition, use, useMemo, useState } from 'react';
import { lowDataCookie } from './preferences.ts';

interface LowData {
  lowData: boolean;
  setLowData: (lowData: boolean) => void;
}

const LowDataContext = createContext<LowData>({ lowData: false, setLowData: () => {} });

/** Starts from what the page was rendered for, so that hydration finds the same. */
export function LowDataProvider({ initial, children }: { initial: boolean; children: ReactNode }) {
  const [lowData, setState] = useState(initial);
  const value = useMemo(() => ({ lowData, setLowData: (wanted: boolean) => set(wanted, setState) }), [lowData]);
  return <LowDataContext value={value}>{children}</LowDataContext>;
}

function set(wanted: boolean, draw: (lowData: boolean) => void): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on many phones.
  document.cookie = `${lowDataCookie}=${wanted ? 'on' : 'off'}; path=/; max-age=31536000; samesite=lax`;
  document.documentElement.toggleAttribute('data-low-data', wanted);
  // All pictures of the page change: not in one go.
  startTransition(() => draw(wanted));
}

/** Smaller pictures, one per card, no autoplay, no webfont. */
export function useLowData(): LowData {
  return use(LowDataContext);
}
