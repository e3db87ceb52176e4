import { Button } from '#ui/controls/button.tsx';

interface ErrorStateProps {
  /** What happened. */
  text: string;
  onRetry: () => void;
  busy?: boolean;
}

export function ErrorState({ text, onRetry, busy }: ErrorStateProps) {
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-10 text-center">
      <p className="text-lg">{text}</p>
      <Button tone="secondary" onClick={onRetry} busy={busy}>
        Retry
      </Button>
    </div>
  );
}
