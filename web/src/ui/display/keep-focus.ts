let watching: MutationObserver | undefined;
let look = 0;

/** Of what was pressed and all it stands in, from inside out: watched until something else is pressed. */
export function keepFocus(path: readonly EventTarget[]): void {
  watching?.disconnect();
  cancelAnimationFrame(look);
  const parts = path.filter((one) => one instanceof HTMLElement);
  const button = parts.find((one) => one.matches('button, a, input, select, summary'));
  const frame = parts.at(-1);
  if (!button || !frame) return;
  const isLost = () => {
    const stands = button.isConnected && !button.matches(':disabled');
    // What can be pressed no more has it until the next frame.
    return !stands && [null, document.body, button].includes(document.activeElement as HTMLElement | null);
  };
  // A dialog that closes brings the focus back itself, where it can: it comes first.
  const mend = () => {
    cancelAnimationFrame(look);
    if (isLost()) look = requestAnimationFrame(() => isLost() && focusNearest(parts));
  };
  watching = new MutationObserver(mend);
  watching.observe(frame, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  watching.observe(document.body, { childList: true });
  mend();
}

/** A group that may take the focus, or a heading. */
function focusNearest(parts: readonly HTMLElement[]): void {
  const [nearest] = parts.flatMap((part) => {
    if (!part.isConnected) return [];
    return (part.matches('[tabindex="-1"]') ? part : part.querySelector<HTMLElement>('h1, h2, h3')) ?? [];
  });
  if (!nearest) return;
  nearest.tabIndex = -1;
  nearest.focus({ preventScroll: true });
}
