import { texts } from '@besesaka/schema/kernel/texts.ts';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { ErrorState } from '#ui/display/error-state.tsx';
import { PageMeta } from './page-meta.tsx';

/** A screen that broke, or whose code is not to be had any more after an update: the frame stays, the screen reloads. */
export function RouteFault() {
  const error = useRouteError();
  // In the browser only: the server logs for itself.
  useEffect(() => console.error(error), [error]);
  return (
    <div className="page-width py-12">
      <PageMeta title="Something went wrong" noIndex />
      <ErrorState text={texts.somethingWrong} onRetry={() => window.location.reload()} />
    </div>
  );
}
