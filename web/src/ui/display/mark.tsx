import { Drawing } from '#ui/drawings/drawing.tsx';

/** The turns of eight kola nuts around the square, in four joined pairs, in a 64 by 64 box. */
const nutTurns = [-19, 19, 71, 109, 161, 199, 251, 289];

const nutPaths = nutTurns.map((turn) => {
  const pointAt = (distance: number) => {
    const angle = (turn * Math.PI) / 180;
    return [32 + distance * Math.sin(angle), 32 - distance * Math.cos(angle)].map((n) => n.toFixed(2)).join(' ');
  };
  const half = `A10.5 7 ${turn + 90} 1 1 `;
  return `M${pointAt(30.5)}${half}${pointAt(9.5)}${half}${pointAt(30.5)}Z`;
});

const square = '<path fill="#f2b13c" d="M28 28h8v8h-8z"/>';

interface MarkProps {
  className?: string;
  /** Its nuts appear one after another. */
  isDrawn?: boolean;
}

/** Bese saka, the sack of kola nuts. */
export function Mark({ className, isDrawn = false }: MarkProps) {
  const nuts = isDrawn ? nutPaths.map((d) => `<path d="${d}"/>`).join('') : `<path d="${nutPaths.join('')}"/>`;
  return (
    <Drawing
      name={isDrawn ? 'drawn-mark' : 'mark'}
      lines={nuts + square}
      viewBox="0 0 64 64"
      className={isDrawn ? `drawn-mark ${className}` : className}
      aria-hidden="true"
      fill="currentColor"
    />
  );
}

/** `wordStyle` is for the name beside the mark. */
export function Logo({ wordStyle = 'text-xl' }: { wordStyle?: string }) {
  return (
    <span className="inline-flex items-center gap-2 text-brand">
      <Mark className="size-8" />
      <span className={`font-bold font-heading tracking-tight ${wordStyle}`}>Besesaka</span>
    </span>
  );
}
