import { texts } from '@besesaka/schema/kernel/texts.ts';
import { type ComponentType, useState } from 'react';
import type { RouteObject } from 'react-router';
import { fetchCode } from '#platform/page/fetch-code.ts';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';

/** Placeholders for screens whose code did not load. */
const failedScreens = new WeakSet<ComponentType>();

export const isLate = (Component: RouteObject['Component']) => Boolean(Component && failedScreens.has(Component));

type ScreenFile = Record<string, ComponentType>;

const files = import.meta.glob<ScreenFile>(['../routes/**/*.tsx', '!**/parts/**']);

/**
 * A route whose code is loaded on the first visit. Its id begins with its source file, so that the server can preload it. The
 * router caches a failed `lazy` for ever, so this one never fails: at worst it returns a screen that retries.
 */
export function screen(file: string, path: string): Pick<RouteObject, 'id' | 'lazy'> {
  const loadFile = files[`../routes/${file}.tsx`];
  if (!loadFile) throw new Error(`routes/${file}.tsx is missing`);
  const load = async () => {
    const [Screen] = Object.values(await loadFile());
    if (!Screen) throw new Error(`routes/${file}.tsx exports no screen`);
    return Screen;
  };
  return {
    id: `src/routes/${file}.tsx#${path}`,
    lazy: async () => {
      const Component = await fetchCode(load).catch(() => null);
      return { Component: Component ?? createLazyScreenError(load) };
    },
  };
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
