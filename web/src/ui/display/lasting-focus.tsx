import type { MouseEvent, ReactNode } from 'react';

interface Props {
  className?: string;
  children: ReactNode;
}

/**
 * When a pressed button disappears or is disabled, this moves the focus to the group or heading around it, or from a
 * removed row to the same button of the next row. Without it, keyboard users would start again at the top of the page.
 */
export function LastingFocus({ className, children }: Props) {
  return (
    <div className={className} onClickCapture={press}>
      {children}
    </div>
  );
}

let keepFocusOf: ((path: readonly EventTarget[]) => void) | undefined;

/** The code loads with the first press, but the pressed element and its ancestors are only known now. */
function press({ nativeEvent, currentTarget }: MouseEvent<HTMLElement>) {
  const path = nativeEvent.composedPath();
  const within = path.slice(0, path.indexOf(currentTarget) + 1);
  // A dialog opened from here is elsewhere in the DOM.
  if (within.length === 0) return;
  if (keepFocusOf) return keepFocusOf(within);
  import('./keep-focus.ts')
    .then(({ keepFocus }) => {
      keepFocusOf = keepFocus;
      keepFocus(within);
    })
    .catch(() => {});
}
