import { useEffect, useEffectEvent, useRef } from 'react';
import { useConnection } from '#platform/network/connection.ts';
import { Button } from '#ui/controls/button.tsx';
import { Mark } from './mark.tsx';
import { optional } from './optional.tsx';

const SavedPages = optional(async () => (await import('#ui/loading/saved-pages.tsx')).SavedPages);

interface ErrorStateProps {
  /** Says what happened. */
  text: string;
  onRetry: () => void;
  busy?: boolean;
  /** The error is the whole screen, so its text is the heading. */
  wholeScreen?: boolean;
  /** The button's label. */
  retry?: string;
}

/** A request that failed because the device was offline is retried when the connection returns. */
export function ErrorState({ text, onRetry, busy, wholeScreen, retry = 'Retry' }: ErrorStateProps) {
  const Text = wholeScreen ? 'h1' : 'p';
  const connection = useConnection();
  const before = useRef(connection);
  const tryAgain = useEffectEvent(onRetry);
  useEffect(() => {
    if (before.current !== 'up' && connection === 'up') tryAgain();
    before.current = connection;
  }, [connection]);
  // A page that is not on the device.
  const isAway = wholeScreen && connection === 'offline';
  const failure = (
    <div role="alert" data-failed className="mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-10 text-center">
      {isAway && <Mark className="size-16 text-brand" />}
      <Text className="text-lg">{text}</Text>
      <p className="text-muted">
        {connection === 'offline'
          ? 'We will load it when you are back online.'
          : 'We could not reach the market. Try again.'}
      </p>
      <Button tone="secondary" onClick={onRetry} busy={busy}>
        {retry}
      </Button>
    </div>
  );
  if (!isAway) return failure;
  return (
    <div className="mx-auto flex min-h-[70dvh] max-w-2xl flex-col justify-center">
      {failure}
      <SavedPages />
    </div>
  );
}
