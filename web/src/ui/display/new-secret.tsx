import { Button } from '#ui/controls/button.tsx';
import { useCopy } from '#ui/toasts/use-copy.ts';

interface NewSecretProps {
  text: string;
  secret: string;
  onSaved: () => void;
}

/** A token or key that is shown only now. */
export function NewSecret({ text, secret, onSaved }: NewSecretProps) {
  const copy = useCopy();
  return (
    <div className="flex flex-col gap-3 rounded-md bg-brand-tint p-4">
      <p role="status">{text}</p>
      <code className="select-all break-all rounded-md bg-surface px-3 py-2 font-mono text-sm">{secret}</code>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => copy(secret)}>Copy</Button>
        <Button tone="secondary" onClick={onSaved}>
          I have saved it
        </Button>
      </div>
    </div>
  );
}
