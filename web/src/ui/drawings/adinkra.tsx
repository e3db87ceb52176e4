import { Mark } from '#ui/display/mark.tsx';
import { Drawing } from './drawing.tsx';

/** In a 64 by 64 box, drawn by lines; `dot` is the place of the gold dot. */
const drawn = {
  akoma: {
    says: 'Akoma: patience and goodwill',
    d: 'M32 55C17 44 8 35 8 23a12 12 0 0 1 24-3a12 12 0 0 1 24 3c0 12-9 21-24 32z',
    dot: '32 35',
  },
  nkonsonkonson: {
    says: 'Nkonsonkonson: links of one chain',
    d: 'M14 22h14a10 10 0 0 1 0 20H14a10 10 0 0 1 0-20zM36 22h14a10 10 0 0 1 0 20H36a10 10 0 0 1 0-20z',
    dot: '32 32',
  },
  sankofa: {
    says: 'Sankofa: go back and fetch it',
    d: 'M32 57C16 46 8 37 8 24a12 12 0 0 1 24-2a12 12 0 0 1 24 2c0 13-8 22-24 33M32 22v10c0 9-13 9-13 1a5 5 0 0 1 7-4M32 32c0 9 13 9 13 1a5 5 0 0 0-7-4',
    dot: '32 46',
  },
  'mate-masie': {
    says: 'Mate masie: what I hear, I keep',
    d: 'M21 9a12 12 0 1 1 0 24a12 12 0 1 1 0-24zM43 9a12 12 0 1 1 0 24a12 12 0 1 1 0-24zM21 31a12 12 0 1 1 0 24a12 12 0 1 1 0-24zM43 31a12 12 0 1 1 0 24a12 12 0 1 1 0-24z',
    dot: '32 32',
  },
  eban: {
    says: 'Eban: a fence, safe at home',
    d: 'M10 10h44v44H10zM32 10L54 32L32 54L10 32zM10 10l44 44M54 10L10 54',
    dot: '32 32',
  },
};

export type AdinkraSymbol = 'bese-saka' | keyof typeof drawn;

interface AdinkraProps {
  symbol: AdinkraSymbol;
  className: string;
}

/** An Adinkra symbol and its gold dot. */
export function Adinkra({ symbol, className }: AdinkraProps) {
  if (symbol === 'bese-saka') return <Mark className={className} />;
  const { d, dot } = drawn[symbol];
  return (
    <Drawing
      name={symbol}
      lines={`<path d="${d}"/><path d="M${dot}h0" stroke="#f2b13c" stroke-width="9"/>`}
      viewBox="0 0 64 64"
      className={className}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={5}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** The symbol's name and what it says. */
export function saysOf(symbol: AdinkraSymbol): string {
  return symbol === 'bese-saka' ? 'Bese saka: a sack of kola nuts, plenty' : drawn[symbol].says;
}
