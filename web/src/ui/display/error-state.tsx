import { useEffect, useEffectEvent, useRef } from 'react';
import { useConnection } from '#platform/network/connection.ts';
import { Button } from '#ui/controls/button.tsx';

interface ErrorStateProps {
  /** What happened. */
  text: string;
  onRetry: () => void;
  busy?: boolean;
  /** Nothing else stands on the screen: its text is the heading. */
  wholeScreen?: boolean;
  /** What the button says. */
  retry?: string;
}

/** What failed for want of a network is tried again by itself when there is one. */
export function ErrorState({ text, onRetry, busy, wholeScreen, retry = 'Retry' }: ErrorStateProps) {
  const Text = wholeScreen ? 'h1' : 'p';
  const connection = useConnection();
  const before = useRef(connection);
  const tryAgain = useEffectEvent(onRetry);
  useEffect(() => {
    if (before.current !== 'up' && connection === 'up') tryAgain();
    before.current = connection;
  }, [connection]);
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-10 text-center">
      <Text className="text-lg">{text}</Text>
      <Button tone="secondary" onClick={onRetry} busy={busy}>
        {retry}
      </Button>
    </div>
  );
}
