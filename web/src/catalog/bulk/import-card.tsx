import { wholeNumber } from '@besesaka/schema/kernel/money.ts';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import type { ProductImport_ImportFragment } from '#gql/graphql.ts';
import { Button, buttonStyle } from '#ui/controls/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { ImportLines } from './import-lines.tsx';
import { ProductImportFragment } from './product-import-fragment.ts';
import { useImportActions } from './use-import-actions.ts';

type Import = ProductImport_ImportFragment;

export function isRunning({ state }: Pick<Import, 'state'>): boolean {
  return state === 'CHECKING' || state === 'APPLYING';
}

const headings: Record<Import['state'], string> = {
  CHECKING: 'Checking',
  CHECKED: 'Preview',
  APPLYING: 'Importing',
  DONE: 'Import done',
  CANCELLED: 'Import cancelled',
  FAILED: 'Import stopped',
};

/** One import: its progress, then what it changes and its faults, then what it did. */
export function ImportCard({ productImport }: { productImport: FragmentType<typeof ProductImportFragment> }) {
  const shown = readFragment(ProductImportFragment, productImport);
  const { id, state, fileName, problem } = shown;
  return (
    <Card className="flex flex-col gap-3 p-4">
      <div>
        <h3 className="text-base">{headings[state]}</h3>
        <p className="break-words text-muted text-sm">{fileName}</p>
      </div>
      {isRunning(shown) ? <Progress shown={shown} /> : <Counts shown={shown} />}
      {problem && <p className="text-clay">{problem}</p>}
      <Actions shown={shown} />
      {!isRunning(shown) && (
        <ImportLines key={state} id={id} hasChanges={state === 'CHECKED'} faults={shown.faultsCount} />
      )}
    </Card>
  );
}

function Progress({ shown: { state, position, lines, faultsCount } }: { shown: Import }) {
  const word = state === 'CHECKING' ? 'checked' : 'imported';
  return (
    <div className="flex flex-col gap-1">
      <progress
        aria-label={headings[state]}
        value={Math.min(position, lines)}
        max={Math.max(lines, 1)}
        className="h-2 w-full accent-brand"
      />
      <p role="status" className="text-sm">
        {wholeNumber(position)} of {state === 'CHECKING' && 'about '}
        {wholeNumber(lines)} lines {word}
        {faultsCount > 0 && `, ${wholeNumber(faultsCount)} with a fault`}
      </p>
      <p className="text-muted text-sm">You can leave this page. It goes on without you.</p>
    </div>
  );
}

function Counts({ shown: { state, creates, updates, unchanged, faultsCount } }: { shown: Import }) {
  const isPlan = state === 'CHECKED';
  const counts = [
    [creates, isPlan ? 'to add' : 'added'],
    [updates, isPlan ? 'to change' : 'changed'],
    [unchanged, 'unchanged'],
    [faultsCount, 'left out'],
  ] as const;
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {counts.map(([count, label]) => (
        <li key={label} className="rounded-md bg-sunken p-2 text-center text-sm">
          <strong className="block text-lg">{wholeNumber(count)}</strong> {label}
        </li>
      ))}
    </ul>
  );
}

function Actions({ shown }: { shown: Import }) {
  const { busy, apply, cancel } = useImportActions(shown.id);
  const lines = shown.creates + shown.updates;
  if (isRunning(shown))
    return (
      <div>
        <Button tone="secondary" size="small" busy={busy} onClick={() => void cancel()}>
          Stop
        </Button>
      </div>
    );
  if (shown.state === 'DONE')
    return (
      <div>
        <Link to="/dashboard/shop/products" className={buttonStyle({ size: 'small' })}>
          My Products
        </Link>
      </div>
    );
  if (shown.state !== 'CHECKED') return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        busy={busy}
        blocked={lines === 0 && 'There is nothing to import. Correct the faults, or change something in the file.'}
        onClick={() => void apply()}
      >
        {lines === 1 ? 'Import 1 line' : `Import ${wholeNumber(lines)} lines`}
      </Button>
      <Button tone="secondary" busy={busy} onClick={() => void cancel()}>
        Cancel
      </Button>
      {lines > 0 && shown.faultsCount > 0 && <p className="text-muted text-sm">Lines with a fault are left out.</p>}
    </div>
  );
}
