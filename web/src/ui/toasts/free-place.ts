export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Places {
  /** What must not be covered. */
  actions: readonly Box[];
  /** Where the toasts lie sideways, and how high they are together. */
  toasts: { left: number; right: number; height: number };
  /** Between these two lines of the window they may stand. */
  top: number;
  bottom: number;
}

const step = 8;
const air = 4;

/** The lowest line for the toasts to stand on where they cover no action; where there is none, the one of the least harm. */
export function freePlace({ actions, toasts, top, bottom }: Places): { line: number; isFree: boolean } {
  let best = { line: bottom, covered: Number.POSITIVE_INFINITY };
  for (let line = bottom; line - toasts.height >= top; line -= step) {
    const box = { left: toasts.left, right: toasts.right, top: line - toasts.height, bottom: line };
    const covered = actions.reduce((sum, action) => sum + shareUnder(box, action), 0);
    if (covered === 0) return { line, isFree: true };
    if (covered < best.covered) best = { line, covered };
  }
  return { line: best.line, isFree: false };
}

/** How much of an action is covered: a large picture can still be pressed beside the toast, half a button hardly. */
function shareUnder(box: Box, action: Box): number {
  const wide = Math.min(box.right, action.right + air) - Math.max(box.left, action.left - air);
  const high = Math.min(box.bottom, action.bottom + air) - Math.max(box.top, action.top - air);
  const area = (action.right - action.left + 2 * air) * (action.bottom - action.top + 2 * air);
  return wide > 0 && high > 0 ? (wide * high) / area : 0;
}

const selector =
  'a[href], button, input, select, textarea, summary, label, [role="button"], [role="menuitem"], [role="option"], [role="switch"], [role="alert"], [role="dialog"] h2, [role="alertdialog"] :is(h2, p)';

/** What a person could press now, the question that they answer by it, and what was wrong with it: not what lies behind a dialog, nor what is scrolled away. */
export function reachableActions(toaster: Element): Box[] {
  const boxes: Box[] = [];
  for (const action of document.querySelectorAll(selector)) {
    if (toaster.contains(action) || action.matches(':disabled') || getComputedStyle(action).pointerEvents === 'none')
      continue;
    const box = action.getBoundingClientRect();
    if (box.width > 1 && box.height > 1 && isOnTop(action, box, toaster)) boxes.push(box);
  }
  return boxes;
}

function isOnTop(action: Element, box: DOMRect, toaster: Element): boolean {
  const x = Math.min(Math.max((box.left + box.right) / 2, 0), innerWidth - 1);
  const y = Math.min(Math.max((box.top + box.bottom) / 2, 0), innerHeight - 1);
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
  const seen = document.elementsFromPoint(x, y).find((element) => !toaster.contains(element));
  return seen !== undefined && (action.contains(seen) || seen.contains(action));
}
