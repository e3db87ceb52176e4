import { texts } from '@besesaka/schema/kernel/texts.ts';
import { type ComponentType, useState } from 'react';
import type { RouteObject } from 'react-router';
import { fetchCode } from '#platform/page/fetch-code.ts';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import type { LaterScreen } from './later-screens.ts';

/** What a route's code answers with where the code itself did not come. */
export const lateScreen = 'late';

/** A route whose code arrives with its first visit; its id is its source file, so that the server can preload it. */
export function screen(file: string, load: () => Promise<ComponentType>): Pick<RouteObject, 'id' | 'lazy'> {
  return {
    id: file,
    lazy: async () => {
      const Component = await fetchCode(load).catch(() => null);
      return Component ? { Component } : { Component: lateScreenOf(load), handle: lateScreen };
    },
  };
}

/** A screen whose place is learnt with the first of its kind: the script of every visitor has no more of it than this. */
export function laterScreen(file: LaterScreen): Pick<RouteObject, 'id' | 'lazy'> {
  return screen(`src/routes/${file}`, async () => (await import('./later-screens.ts')).laterScreens[file]());
}

/** Says that the screen did not come, and asks for it again when it is told to; everything around it goes on. */
function lateScreenOf(load: () => Promise<ComponentType>): ComponentType {
  let fetched: ComponentType | null = null;
  return function LateScreen() {
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
  };
}
