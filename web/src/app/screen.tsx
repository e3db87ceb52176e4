import { texts } from '@besesaka/schema/kernel/texts.ts';
import { type ComponentType, useState } from 'react';
import type { RouteObject } from 'react-router';
import { fetchCode } from '#platform/page/fetch-code.ts';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';

/** Stand-ins for screens whose code did not load. */
const lateScreens = new WeakSet<ComponentType>();

export const isLate = (Component: RouteObject['Component']) => Boolean(Component && lateScreens.has(Component));

/**
 * A route whose code is fetched at its first visit. Its id is its source file, so that the server can preload it. The router
 * caches a `lazy` that failed for ever, so this one always answers: at worst with a screen that tries again.
 */
export function screen(file: string, load: () => Promise<ComponentType>): Pick<RouteObject, 'id' | 'lazy'> {
  return {
    id: `src/${file}`,
    lazy: async () => {
      const Component = await fetchCode(load).catch(() => null);
      return { Component: Component ?? createLazyScreenError(load) };
    },
  };
}

/** Makes routes of the screens of one folder. A frame shows the title of the route within it. */
export function screensIn(folder: string) {
  return (path: string, file: string, load: () => Promise<ComponentType>, title?: string): RouteObject => ({
    ...(path ? { path } : { index: true }),
    handle: { title },
    ...screen(`${folder}/${file}.tsx`, load),
  });
}

/** Says that the screen did not load, and retries on demand; the frame around it goes on. */
function createLazyScreenError(load: () => Promise<ComponentType>): ComponentType {
  let fetched: ComponentType | null = null;
  lateScreens.add(LazyScreenError);
  return LazyScreenError;
  function LazyScreenError() {
    const [Screen, setScreen] = useState(() => fetched);
    const [busy, setBusy] = useState(false);
    if (Screen) return <Screen />;
    const retry = async () => {
      setBusy(true);
      fetched = await fetchCode(load).catch(() => null);
      setScreen(() => fetched);
      setBusy(false);
    };
    return (
      <div className="page-width py-12">
        <PageMeta title="Not loaded" noIndex />
        <ErrorState text={texts.networkError} onRetry={() => void retry()} busy={busy} wholeScreen />
      </div>
    );
  }
}
