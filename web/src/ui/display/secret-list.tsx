import { type ReactNode, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useCopy } from '#ui/toasts/use-copy.ts';

interface Props {
  intro: string;
  secretText: string;
  create: string;
  /** Why no more can be created. */
  blocked: string | false;
  dialog: (ends: { onCreated: (secret: string | null) => void; onClose: () => void }) => ReactNode;
  children: (onSecret: (secret: string) => void) => ReactNode;
}

/** A list of the user's own things that have a secret. A new secret is shown once, above the list. */
export function SecretList({ intro, secretText, create, blocked, dialog, children }: Props) {
  const [isCreating, setIsCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const onClose = () => setIsCreating(false);
  const onCreated = (created: string | null) => {
    setSecret(created);
    onClose();
  };
  return (
    <>
      <p className="text-muted text-sm">{intro}</p>
      {secret && <NewSecret text={secretText} secret={secret} onSaved={() => setSecret(null)} />}
      {children(setSecret)}
      <Button tone="secondary" className="self-start" blocked={blocked} onClick={() => setIsCreating(true)}>
        {create}
      </Button>
      {isCreating && dialog({ onCreated, onClose })}
    </>
  );
}

interface NewSecretProps {
  text: string;
  secret: string;
  onSaved: () => void;
}

/** A token or key that is shown only now. */
function NewSecret({ text, secret, onSaved }: NewSecretProps) {
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
