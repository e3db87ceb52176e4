import { appScript } from './app-files.ts';

const pauses = [300, 1500];
const reloadedKey = 'besesaka-reloaded-from';

/**
 * Code that comes later, such as `import('./zoom.tsx')`. On a bad network it is tried again; where a new build has taken
 * the files away, the page is loaded anew, once.
 */
export async function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch (error) {
      if (!navigator.onLine) throw error;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return load().catch((error) => {
    void reloadIfReplaced();
    throw error;
  });
}

const typedInto = new Set<EventTarget>();

/** Remembers where words were typed: they are never lost to a reload that nobody asked for. */
export function watchTyping(): void {
  document.addEventListener('input', ({ target }) => target && typedInto.add(target), { capture: true });
}

function wordsAreTyped(): boolean {
  return [...typedInto].some((field) => 'value' in field && field.value && field instanceof Node && field.isConnected);
}

/** Once for each build: a page that is still served from the old one would be loaded for ever. */
export async function reloadIfReplaced(): Promise<void> {
  const script = appScript(document.head.innerHTML);
  try {
    if (!script || sessionStorage.getItem(reloadedKey) === script) return;
    const newest = appScript(await (await fetch('/', { cache: 'no-store' })).text());
    if (!newest || newest === script) return;
    if (wordsAreTyped()) return;
    sessionStorage.setItem(reloadedKey, script);
    location.reload();
  } catch {
    // No network or no storage: then the page stays as it is.
  }
}
