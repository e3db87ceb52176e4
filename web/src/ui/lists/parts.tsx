import type { ReactNode } from 'react';

/** Short facts in one line. It breaks only between them. */
export function Parts({ of }: { of: readonly ReactNode[] }) {
  return (
    <span className="parts">
      {of.filter(Boolean).map((part, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts do not move
        <span key={n}>{part}</span>
      ))}
    </span>
  );
}
