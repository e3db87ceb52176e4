import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

interface NewSecretProps {
  text: string;
  secret: string;
  onSaved: () => void;
}

/** A token or key that is shown only now. */
export function NewSecret({ text, secret, onSaved }: NewSecretProps) {
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => toast.success('Copied to your clipboard.'),
      () => toast.error('Your browser did not allow it.'),
    );
  return (
    <div className="flex flex-col gap-3 rounded-md bg-brand-tint p-4">
      <p role="status">{text}</p>
      <code className="select-all break-all rounded-md bg-surface px-3 py-2 font-mono text-sm">{secret}</code>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>Copy</Button>
        <Button tone="secondary" onClick={onSaved}>
          I have saved it
        </Button>
      </div>
    </div>
  );
}
