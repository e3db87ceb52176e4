import { texts } from '@besesaka/schema/kernel/texts.ts';
import { type ComponentType, useState } from 'react';
import type { RouteObject } from 'react-router';
import { fetchCode } from '#platform/page/fetch-code.ts';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';

/** Placeholders for screens whose code did not load. */
const failedScreens = new WeakSet<ComponentType>();

export const isLate = (Component: RouteObject['Component']) => Boolean(Component && failedScreens.has(Component));

/**
 * A route whose code is loaded on the first visit. Its id is its source file, so that the server can preload it. The router
 * caches a failed `lazy` for ever, so this one never fails: at worst it returns a screen that retries.
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

/** Creates routes for the screens of one folder. A frame shows the title of the route within it. */
export function screensIn(folder: string) {
  return (path: string, file: string, load: () => Promise<ComponentType>, title?: string): RouteObject => ({
    ...(path ? { path } : { index: true }),
    handle: { title },
    ...screen(`${folder}/${file}.tsx`, load),
  });
}

/** Shows that the screen did not load, with a retry button. The frame around it keeps working. */
function createLazyScreenError(load: () => Promise<ComponentType>): ComponentType {
  let fetched: ComponentType | null = null;
  failedScreens.add(LazyScreenError);
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
