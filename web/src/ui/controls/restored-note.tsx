import { Button } from './button.tsx';

/** Says that a form's draft was restored. */
export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-gold-tint px-4 py-3">
      <p className="min-w-0 flex-1 basis-60 text-sm">We restored your unsaved changes.</p>
      <Button tone="secondary" size="small" onClick={onDiscard}>
        Discard them
      </Button>
    </div>
  );
}
