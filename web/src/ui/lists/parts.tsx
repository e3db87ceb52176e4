import { Fragment, type ReactNode } from 'react';

/** Short facts in one line. It breaks only between them. */
export function Parts({ of }: { of: readonly ReactNode[] }) {
  const shown = of.filter(Boolean);
  return shown.map((part, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts do not move
    <Fragment key={n}>
      <span className="inline-block max-w-full break-words">
        {part}
        {n < shown.length - 1 && '\u00a0·'}
      </span>{' '}
    </Fragment>
  ));
}
