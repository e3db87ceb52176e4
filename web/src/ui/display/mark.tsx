import { Drawing } from '#ui/drawings/drawing.tsx';

/** The path in a 64 by 64 box: eight lobes in four pairs, and the small square between them. */
const markPath =
  'M29.62 24.89C25.07 23.25 19.78 17.22 18.29 12.76A6.9 6.9 0 0 1 31.37 8.38C32.87 12.84 32.27 20.84 29.62 24.89ZM34.38 24.89C31.73 20.84 31.13 12.84 32.63 8.38A6.9 6.9 0 0 1 45.71 12.76C44.22 17.22 38.93 23.25 34.38 24.89Z' +
  'M39.11 29.62C40.75 25.07 46.78 19.78 51.24 18.29A6.9 6.9 0 0 1 55.62 31.37C51.16 32.87 43.16 32.27 39.11 29.62ZM39.11 34.38C43.16 31.73 51.16 31.13 55.62 32.63A6.9 6.9 0 0 1 51.24 45.71C46.78 44.22 40.75 38.93 39.11 34.38Z' +
  'M34.38 39.11C38.93 40.75 44.22 46.78 45.71 51.24A6.9 6.9 0 0 1 32.63 55.62C31.13 51.16 31.73 43.16 34.38 39.11ZM29.62 39.11C32.27 43.16 32.87 51.16 31.37 55.62A6.9 6.9 0 0 1 18.29 51.24C19.78 46.78 25.07 40.75 29.62 39.11Z' +
  'M24.89 34.38C23.25 38.93 17.22 44.22 12.76 45.71A6.9 6.9 0 0 1 8.38 32.63C12.84 31.13 20.84 31.73 24.89 34.38ZM24.89 29.62C20.84 32.27 12.84 32.87 8.38 31.37A6.9 6.9 0 0 1 12.76 18.29C17.22 19.78 23.25 25.07 24.89 29.62Z' +
  'M28.6 28.6h6.8v6.8h-6.8z';

/** Bese saka, the sack of kola nuts: four double lobes around a small square. */
export function Mark({ className }: { className?: string }) {
  return (
    <Drawing
      name="mark"
      lines={`<path d="${markPath}"/>`}
      viewBox="0 0 64 64"
      className={className}
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
