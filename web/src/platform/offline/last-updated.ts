import { useOutside } from '#platform/page/use-outside.ts';

/** The age of the saved data on the screen, and whether the network failed to return newer data. */
interface Shown {
  at: number;
  isLost: boolean;
}

const listeners = new Set<() => void>();
let shown: Shown | null = null;

function change(next: Shown | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Call this when saved data is shown. The oldest time counts. */
export function showSaved(at: number, isLost: boolean): void {
  change({ at: Math.min(at, shown?.at ?? at), isLost: isLost || shown?.isLost === true });
}

/** Call this when everything shown comes from the network again. */
export function showFresh(): void {
  if (shown) change(null);
}

export const savedShown = (): Shown | null => shown;

export function useSavedShown(): Shown | null {
  return useOutside<Shown | null>(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    savedShown,
    null,
  );
}

/** "12 minutes ago". */
export function agoText(at: number, now: number): string {
  const minutes = Math.floor((now - at) / 60_000);
  if (minutes < 1) return 'less than a minute ago';
  if (minutes < 60) return count(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? count(hours, 'hour') : count(Math.floor(hours / 24), 'day');
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'} ago`;
}
