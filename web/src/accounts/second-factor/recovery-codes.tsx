import { Button } from '#ui/controls/button.tsx';
import { useCopy } from '#ui/toasts/use-copy.ts';

/** Groups of four are easier to read and type. */
export const inFours = (text: string): string => text.match(/.{1,4}/g)?.join(' ') ?? text;

interface Props {
  codes: readonly string[];
  onSaved: () => void;
}

export function RecoveryCodes({ codes, onSaved }: Props) {
  const copy = useCopy();
  return (
    <>
      <p role="status">
        Login codes are on. Keep these recovery codes apart from your phone: each lets you log in once without the app.
        They are not shown again.
      </p>
      <ul className="grid gap-2 rounded-md bg-sunken px-4 py-3 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{inFours(code)}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => copy(codes.map(inFours).join('\n'))}>Copy</Button>
        <Button tone="secondary" onClick={onSaved}>
          I have saved them
        </Button>
      </div>
    </>
  );
}
