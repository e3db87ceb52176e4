import { texts } from '@besesaka/schema/kernel/texts.ts';
import { Component, type ReactNode, useEffect } from 'react';
import { useRouteError } from 'react-router';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';

/** The outer of the two boundaries: what breaks outside of a screen still leaves a way on. */
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

/** A screen that broke, or whose code is not to be had any more after an update: the frame stays, the screen reloads. */
export function RouteFault() {
  const error = useRouteError();
  // In the browser only: the server logs for itself.
  useEffect(() => console.error(error), [error]);
  return (
    <div className="page-width py-12">
      <PageMeta title="Something went wrong" noIndex />
      <ErrorState text={texts.somethingWrong} onRetry={() => window.location.reload()} wholeScreen />
    </div>
  );
}
