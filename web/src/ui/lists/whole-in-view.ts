import type { FocusEvent } from 'react';

/** Scrolls the focused element of a sideways list fully into view; browsers leave half of it outside. */
export function wholeInView({ target }: FocusEvent): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
