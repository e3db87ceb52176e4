import { useOutside } from '#platform/page/use-outside.ts';
import { onUserChange } from '#platform/user/user-change.ts';

/** Review ids that were loaded for the viewer. Public pages are the same for all and cannot contain them. */
function createMarks() {
  let marked: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();
  const put = (next: ReadonlySet<string>) => {
    marked = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  onUserChange(() => put(new Set()));
  return {
    has: (id: string) => marked.has(id),
    add: (ids: readonly string[]) => put(new Set([...marked, ...ids])),
    remove: (id: string) => put(new Set([...marked].filter((one) => one !== id))),
    subscribe,
  };
}

function useIsMarked(marks: ReturnType<typeof createMarks>, id: string): boolean {
  return useOutside(marks.subscribe, () => marks.has(id), false);
}

/** Reviews that the viewer marked as helpful. */
export const helpfulMarks = createMarks();
/** Reviews that the viewer wrote. */
export const ownReviews = createMarks();

export const useIsMarkedHelpful = (id: string) => useIsMarked(helpfulMarks, id);
export const useIsOwnReview = (id: string) => useIsMarked(ownReviews, id);
