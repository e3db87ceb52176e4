import { Button } from '#ui/controls/button.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import type { Endless } from './use-endless.ts';

interface ListEndProps {
  list: Endless;
  failed: string;
}

/** The end of an endless list: the Load more button, or a retry after the next page failed to load. */
export function ListEnd({ list: { hasMore, state, more, end }, failed }: ListEndProps) {
  if (state === 'failed') return <ErrorState text={failed} onRetry={more} />;
  if (!hasMore) return null;
  return (
    <div ref={end} className="flex justify-center p-2">
      <Button tone="secondary" onClick={more} busy={state === 'busy'}>
        Load more
      </Button>
    </div>
  );
}
