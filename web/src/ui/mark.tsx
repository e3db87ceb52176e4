import { markPath } from './mark-path.ts';

/** Bese saka, the sack of kola nuts: four double lobes around a small square. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" className={className} aria-hidden="true" fill="currentColor">
      <path d={markPath} />
    </svg>
  );
}
