import type { FocusEvent } from 'react';

/** Of a list that is scrolled sideways: what has the focus is all in view, which browsers leave half outside. */
export function wholeInView({ target }: FocusEvent): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
