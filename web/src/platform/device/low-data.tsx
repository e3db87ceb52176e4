import { createContext, type ReactNode, use, useState } from 'react';
import { lowDataCookie } from './preferences.ts';

interface LowData {
  lowData: boolean;
  setLowData: (lowData: boolean) => void;
}

const LowDataContext = createContext<LowData>({ lowData: false, setLowData: () => {} });

/** Starts from what the page was rendered for, so that hydration finds the same. */
export function LowDataProvider({ initial, children }: { initial: boolean; children: ReactNode }) {
  const [lowData, setState] = useState(initial);
  const setLowData = (wanted: boolean) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on many phones.
    document.cookie = `${lowDataCookie}=${wanted ? 'on' : 'off'}; path=/; max-age=31536000; samesite=lax`;
    document.documentElement.toggleAttribute('data-low-data', wanted);
    setState(wanted);
  };
  return <LowDataContext value={{ lowData, setLowData }}>{children}</LowDataContext>;
}

/** Smaller pictures, one per card, no autoplay, no webfont. */
export function useLowData(): LowData {
  return use(LowDataContext);
}
