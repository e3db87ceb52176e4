import { texts } from '@besesaka/schema/kernel/texts.ts';
import { Component, type ReactNode } from 'react';
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
        <ErrorState text={texts.somethingWrong} onRetry={() => window.location.reload()} />
      </main>
    );
  }
}
