const toasterOf = ({ target }: Event) => (target instanceof Element ? target.closest('[data-sonner-toaster]') : null);

/** Follows the pointer: one that rested where a toast appeared under it does not reach for it, only one that moved there. */
export function watchReach(onReach: (toaster: Element) => void) {
  const ended = new AbortController();
  const options = { capture: true, passive: true, signal: ended.signal };
  let isReaching = false;

  const reachOrNot = (toaster: Element | null) => {
    if (toaster && !isReaching) onReach(toaster);
    isReaching = toaster !== null;
  };
  const moved = (event: PointerEvent) => {
    // Browsers also tell of a pointer that rests while the page moves below it.
    if (event.movementX !== 0 || event.movementY !== 0) reachOrNot(toasterOf(event));
  };
  const pressed = (event: PointerEvent) => reachOrNot(toasterOf(event));
  const released = ({ pointerType }: PointerEvent) => {
    // A finger that is lifted is nowhere any more.
    if (pointerType !== 'mouse') isReaching = false;
  };
  document.addEventListener('pointermove', moved, options);
  document.addEventListener('pointerdown', pressed, options);
  document.addEventListener('pointerup', released, options);
  document.addEventListener('pointercancel', released, options);

  return {
    isReaching: (toaster: Element) =>
      (isReaching && toaster.matches(':hover')) || toaster.matches(':has(:focus-visible)'),
    /** Something new appeared: whether it is reached for is to be seen. */
    forget() {
      isReaching = false;
    },
    end: () => ended.abort(),
  };
}
