import type { MouseEvent, ReactNode } from 'react';

interface Props {
  className?: string;
  children: ReactNode;
}

/**
 * Where a button goes away with its work, or can be pressed no more, the focus goes to the group or the heading of the part in
 * which it stood, and from a row that was removed to the same button of the next one; else whoever uses the keyboard would begin at the top of the page.
 */
export function LastingFocus({ className, children }: Props) {
  return (
    <div className={className} onClickCapture={press}>
      {children}
    </div>
  );
}

let keep: ((path: readonly EventTarget[]) => void) | undefined;

/** The code for it comes with the first press. What was pressed and what it stands in is known only now. */
function press({ nativeEvent, currentTarget }: MouseEvent<HTMLElement>) {
  const path = nativeEvent.composedPath();
  const within = path.slice(0, path.indexOf(currentTarget) + 1);
  // A dialog that was opened here lies elsewhere in the page.
  if (within.length === 0) return;
  if (keep) return keep(within);
  import('./keep-focus.ts')
    .then(({ keepFocus }) => {
      keep = keepFocus;
      keepFocus(within);
    })
    .catch(() => {});
}
