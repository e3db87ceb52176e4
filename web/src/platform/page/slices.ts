import { replayInput } from './replay-input.ts';
import { sliceAttribute, waitingAttribute } from './slice-attribute.ts';

interface Held {
  element: Element;
  isOpen: boolean;
  opened: Promise<void>;
  open(): void;
}

/** The slices of the server's HTML that are not hydrated yet. Slices that React renders itself are never in here. */
const held = new Map<string, Held>();
const queue: Held[] = [];
let current: Held | undefined;

/** The distance below the window at which a slice hydrates before it is scrolled into view. */
const nearPx = 300;
const touches = ['pointerdown', 'touchstart', 'mousedown', 'keydown', 'focusin', 'click', 'input', 'change', 'submit'];

/** The promise that a slice waits for before it hydrates; null if it may start. */
export function waitFor(id: string): Promise<void> | null {
  const slice = held.get(id);
  return slice && !slice.isOpen ? slice.opened : null;
}

/** Hydrates a slice at once, because its surroundings have changed. */
export function openSlice(id: string): void {
  held.get(id)?.open();
}

export function openAllSlices(): void {
  for (const slice of held.values()) slice.open();
}

/** Resolves when no slice is being hydrated or waits for its turn: for code that would delay the answer to an early tap. */
export async function slicesHydrated(): Promise<void> {
  const until = Date.now() + 10_000;
  const isBusy = () => [...held.values()].some(isHydrating) || queue.some(isWaiting);
  while (isBusy() && Date.now() < until) await new Promise((done) => setTimeout(done, 100));
}

/** Call this when a slice is hydrated, so that the next one starts. */
export function sliceDone(id: string): void {
  const slice = held.get(id);
  if (!slice) return;
  held.delete(id);
  slice.element.removeAttribute(waitingAttribute);
  replayInput(slice.element);
  if (current !== slice) return;
  current = undefined;
  setTimeout(next);
}

/**
 * Hydrates the slices of a page one by one, so that none blocks the browser for long: visible ones first, in order, others
 * when they come near or at the first touch. A touched slice hydrates at once, before React dispatches the event.
 */
export function holdSlices(page: Document) {
  const slices = [...page.querySelectorAll(`[${sliceAttribute}]`)].map(hold);
  let isTouched = false;
  const touched = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    for (const slice of around(target)) slice.open();
    if (!isTouched) for (const { element } of slices) enqueue(element);
    isTouched = true;
    next();
    if (held.size === 0) for (const type of touches) page.removeEventListener(type, touched, true);
  };
  for (const type of touches) page.addEventListener(type, touched, true);
  return {
    start(everything: boolean) {
      if (everything) for (const { element } of slices) enqueue(element);
      else for (const { element } of slices) watch(element);
      next();
    },
  };
}

function hold(element: Element): Held {
  let resolve = () => {};
  const opened = new Promise<void>((done) => {
    resolve = done;
  });
  const slice: Held = {
    element,
    opened,
    isOpen: false,
    open() {
      slice.isOpen = true;
      resolve();
    },
  };
  element.setAttribute(waitingAttribute, '');
  held.set(idOf(element), slice);
  return slice;
}

function watch(element: Element): void {
  const boxes = boxesIn(element);
  // A slice without a box can never come into view.
  if (boxes.length === 0) enqueue(element);
  const observer = new IntersectionObserver(
    (looks) => {
      if (!looks.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      enqueue(element);
      next();
    },
    { rootMargin: `${nearPx}px 0px` },
  );
  for (const box of boxes) observer.observe(box);
}

/** A slice's element has no box of its own, nor do those of slices within it. */
function boxesIn(element: Element): Element[] {
  return [...element.children].flatMap((child) => (child.matches('.contents') ? boxesIn(child) : child));
}

/** Enclosing slices are hydrated first. */
function enqueue(element: Element): void {
  for (const slice of around(element).reverse()) if (!queue.includes(slice)) queue.push(slice);
}

function next(): void {
  if (current && isHydrating(current)) return;
  current = queue.find(isWaiting);
  current?.open();
}

/** A slice of a page that the user has left is never hydrated. */
const isHydrating = ({ element, isOpen }: Held) => isOpen && element.isConnected;
const isWaiting = ({ element, isOpen }: Held) => !isOpen && element.isConnected;

/** The enclosing slices, the innermost first. */
function around(element: Element): Held[] {
  const own = element.closest(`[${sliceAttribute}]`);
  if (!own) return [];
  const slice = held.get(idOf(own));
  return [...(slice ? [slice] : []), ...(own.parentElement ? around(own.parentElement) : [])];
}

const idOf = (element: Element): string => element.getAttribute(sliceAttribute) ?? '';
