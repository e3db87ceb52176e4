const pressable = 'button, a, input, select, summary';
const row = 'li, tr, article';

let watching: MutationObserver | undefined;
let frameRequest = 0;

/** Takes the pressed element and its ancestors, innermost first, and watches them until something else is pressed. */
export function keepFocus(path: readonly EventTarget[]): void {
  watching?.disconnect();
  cancelAnimationFrame(frameRequest);
  const parts = path.filter((one) => one instanceof HTMLElement);
  const button = parts.find((one) => one.matches(pressable));
  const frame = parts.at(-1);
  if (!button || !frame) return;
  const places = parts.map((part) => [...(part.parentElement?.children ?? [])].indexOf(part));
  const isLost = () => {
    const isUsable = button.isConnected && !button.matches(':disabled');
    // A button that was just disabled still has the focus until the next frame.
    return !isUsable && [null, document.body, button].includes(document.activeElement as HTMLElement | null);
  };
  // A closing dialog restores the focus itself if it can, so this runs a frame later.
  const restoreFocus = () => {
    cancelAnimationFrame(frameRequest);
    if (isLost()) frameRequest = requestAnimationFrame(() => isLost() && focusNext({ parts, places, button }));
  };
  watching = new MutationObserver(restoreFocus);
  watching.observe(frame, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  watching.observe(document.body, { childList: true });
  restoreFocus();
}

interface Pressed {
  parts: readonly HTMLElement[];
  /** The index of each part among its siblings at the time of the press. */
  places: readonly number[];
  button: HTMLElement;
}

/** Focuses the same button in the row that moved up, else in the row before; otherwise the group or the heading. */
function focusNext({ parts, places, button }: Pressed): void {
  const nearest = nearestOf(parts);
  const isGroup = nearest !== undefined && parts.includes(nearest);
  const like = isGroup ? undefined : likeOf({ parts, places, button });
  // A button that is disabled while its work runs cannot take the focus yet; the observer calls this again.
  if (like) like.focus();
  else if (nearest) {
    nearest.tabIndex = -1;
    nearest.focus({ preventScroll: true });
  }
}

/** The innermost remaining part that is a focusable group or contains a heading. */
function nearestOf(parts: readonly HTMLElement[]): HTMLElement | undefined {
  const [nearest] = parts.flatMap((part) => {
    if (!part.isConnected) return [];
    return (part.matches('[tabindex="-1"]') ? part : part.querySelector<HTMLElement>('h1, h2, h3')) ?? [];
  });
  return nearest;
}

/** Finds the button with the same verb in a neighbouring row: "Remove Home" and "Remove Work". */
function likeOf({ parts, places, button }: Pressed): HTMLElement | undefined {
  const gone = parts.findLastIndex((part) => !part.isConnected);
  const rows = parts[gone + 1]?.children;
  const place = places[gone];
  if (!rows || place === undefined || !parts[gone]?.matches(row)) return undefined;
  return [rows[place], rows[place - 1]]
    .flatMap((row) => [...(row?.querySelectorAll<HTMLElement>(pressable) ?? [])])
    .find((one) => verbOf(one) === verbOf(button));
}

const verbOf = (button: HTMLElement) => (button.ariaLabel ?? button.textContent)?.trim().split(' ')[0];
