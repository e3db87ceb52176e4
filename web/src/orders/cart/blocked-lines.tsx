import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { type BlockedLine, nameOf } from './cart-view.ts';

interface Props {
  lines: readonly BlockedLine[];
  onRemove: (line: BlockedLine) => Promise<boolean>;
}

/** Lists the items that block the order, each with a button that removes it. */
/** The sentence that says why the cart cannot be ordered. */
export const blockedLinesId = 'blocked-lines';

export function BlockedLines({ lines, onRemove }: Props) {
  return (
    <div>
      <p id={blockedLinesId} role="status" className="text-clay text-sm empty:hidden">
        {lines.length > 0 && 'These cannot be ordered as they are. Change or remove them to check out.'}
      </p>
      {lines.length > 0 && (
        <ul aria-label="Cannot be ordered" className="mt-1 divide-y divide-line">
          {lines.map((blocked) => (
            <li key={blocked.line.id} className="flex items-center justify-between gap-3 py-1">
              <span className="min-w-0 break-words text-sm">
                <span className="font-medium">{nameOf(blocked.line)}</span>{' '}
                <span className="text-clay">{blocked.reason}</span>
              </span>
              <RemoveButton name={nameOf(blocked.line)} onRemove={() => onRemove(blocked)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function RemoveButton({ name, onRemove }: { name: string; onRemove: () => Promise<boolean> }) {
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    if (!(await onRemove())) setBusy(false);
  };
  return (
    <Button tone="secondary" size="small" busy={busy} aria-label={`Remove ${name} from your cart`} onClick={remove}>
      Remove
    </Button>
  );
}
