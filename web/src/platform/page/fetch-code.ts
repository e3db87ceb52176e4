import { appScript } from './app-files.ts';

const pauses = [300, 1500];
const reloadedKey = 'besesaka-reloaded-from';

/**
 * Loads code on demand, such as `import('./zoom.tsx')`. It retries on a bad network. If a new build has removed the files,
 * it reloads the page, once.
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

/** Remembers whether text was typed, so that an automatic reload never loses it. */
export function watchTyping(): void {
  document.addEventListener('input', ({ target }) => target && typedInto.add(target), { capture: true });
}

function wordsAreTyped(): boolean {
  return [...typedInto].some((field) => 'value' in field && field.value && field instanceof Node && field.isConnected);
}

/** Reloads once per build; a page that is still served from the old build would reload for ever. */
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
    // Without a network or storage the page stays as it is.
  }
}
