import { texts } from '@besesaka/schema/kernel/texts.ts';
import { Component, type ReactNode, useEffect } from 'react';
import { useRouteError } from 'react-router';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';

/** The outer error boundary, for errors outside of a screen. */
export class AppBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <main className="page-width py-16">
        <ErrorState text={texts.somethingWrong} onRetry={() => window.location.reload()} wholeScreen />
      </main>
    );
  }
}

/** For a screen that failed, or whose code is gone after an update: the frame stays and the screen reloads. */
export function RouteFault() {
  const error = useRouteError();
  // In the browser only; the server has its own log.
  useEffect(() => console.error(error), [error]);
  return (
    <div className="page-width py-12">
      <PageMeta title="Something went wrong" noIndex />
      <ErrorState text={texts.somethingWrong} onRetry={() => window.location.reload()} wholeScreen />
    </div>
  );
}
