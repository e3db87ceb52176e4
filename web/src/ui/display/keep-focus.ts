const pressable = 'button, a, input, select, summary';
const row = 'li, tr, article';

let watching: MutationObserver | undefined;
let look = 0;

/** Of what was pressed and all it stands in, from inside out: watched until something else is pressed. */
export function keepFocus(path: readonly EventTarget[]): void {
  watching?.disconnect();
  cancelAnimationFrame(look);
  const parts = path.filter((one) => one instanceof HTMLElement);
  const button = parts.find((one) => one.matches(pressable));
  const frame = parts.at(-1);
  if (!button || !frame) return;
  const places = parts.map((part) => [...(part.parentElement?.children ?? [])].indexOf(part));
  const isLost = () => {
    const stands = button.isConnected && !button.matches(':disabled');
    // What can be pressed no more has it until the next frame.
    return !stands && [null, document.body, button].includes(document.activeElement as HTMLElement | null);
  };
  // A dialog that closes brings the focus back itself, where it can: it comes first.
  const mend = () => {
    cancelAnimationFrame(look);
    if (isLost()) look = requestAnimationFrame(() => isLost() && focusNext({ parts, places, button }));
  };
  watching = new MutationObserver(mend);
  watching.observe(frame, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  watching.observe(document.body, { childList: true });
  mend();
}

interface Pressed {
  parts: readonly HTMLElement[];
  /** Of each of them among its neighbours, when it was pressed. */
  places: readonly number[];
  button: HTMLElement;
}

/** Its like in the row that took the place of the one that is gone, else in the one before; else the group or the heading. */
function focusNext({ parts, places, button }: Pressed): void {
  const nearest = nearestOf(parts);
  const isGroup = nearest !== undefined && parts.includes(nearest);
  const like = isGroup ? undefined : likeOf({ parts, places, button });
  // One that rests as long as the work is under way cannot take it yet; it is watched as well.
  if (like) like.focus();
  else if (nearest) {
    nearest.tabIndex = -1;
    nearest.focus({ preventScroll: true });
  }
}

/** A group that may take the focus, or a heading: of what is there still, the innermost. */
function nearestOf(parts: readonly HTMLElement[]): HTMLElement | undefined {
  const [nearest] = parts.flatMap((part) => {
    if (!part.isConnected) return [];
    return (part.matches('[tabindex="-1"]') ? part : part.querySelector<HTMLElement>('h1, h2, h3')) ?? [];
  });
  return nearest;
}

/** What is called the same but for its row: "Remove Home" and "Remove Work". */
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
