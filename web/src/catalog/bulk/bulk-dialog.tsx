import { cedi } from '@besesaka/schema/kernel/money.ts';
import { type ReactNode, useState } from 'react';
import { useCategories } from '#catalog/categories/use-categories.ts';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Select } from '#ui/controls/select.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { type BulkKind, readChange, type Way, ways } from './bulk-changes.ts';
import { type BulkItem, isChanged, useBulkEdit } from './use-bulk-edit.ts';

const titles: Record<BulkKind, string> = {
  price: 'Change prices',
  stock: 'Change stock',
  category: 'Move to a category',
  archive: 'Archive products',
  restore: 'Restore products',
};

interface Props {
  kind: BulkKind;
  ids: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

/** Asks for the change, shows what it does to each product, and makes it. */
export function BulkDialog({ kind, ids, onClose, onDone }: Props) {
  const { way, setWay, typed, setTyped, fault, planned, problem, busy, send, back } = useSteps({ kind, ids, onDone });
  const changed = planned?.filter((item) => item.fault === null && isChanged(item)).length ?? 0;
  const isAsked = kind !== 'archive' && kind !== 'restore';
  return (
    <FormDialog
      draft={{ none: 'one value for many products' }}
      title={titles[kind]}
      text={ids.length === 1 ? '1 product' : `${ids.length} products`}
      submit={planned ? (changed === 1 ? 'Change 1 product' : `Change ${changed} products`) : 'Preview'}
      leave={planned ? 'Back' : undefined}
      busy={busy}
      isUnchanged={planned !== null && changed === 0}
      missing={fault === undefined ? [] : ['value']}
      onSubmit={() => void send()}
      onClose={planned ? back : onClose}
    >
      {!planned && isAsked && (
        <ChangeField {...{ kind, way, setWay, typed, setTyped, fault: typed ? fault : undefined }} />
      )}
      {planned && <Planned items={planned} kind={kind} />}
      <p role="alert" className="text-clay text-sm empty:hidden">
        {problem}
      </p>
    </FormDialog>
  );
}

function useSteps({ kind, ids, onDone }: Omit<Props, 'onClose'>) {
  const { preview, apply } = useBulkEdit();
  const [way, setWay] = useState<Way>('set');
  const [typed, setTyped] = useState('');
  const [planned, setPlanned] = useState<readonly BulkItem[] | null>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const read = readChange(kind, way, typed);

  async function send() {
    if ('fault' in read) return;
    setBusy(true);
    setProblem('');
    if (planned) {
      const refused = await apply(planned);
      setBusy(false);
      if (refused === null) onDone();
      else setProblem(refused);
      return;
    }
    const answer = await preview(ids, read.change);
    setBusy(false);
    if (typeof answer === 'string') setProblem(answer);
    else setPlanned(answer);
  }
  const fault = 'fault' in read ? read.fault : undefined;
  return { way, setWay, typed, setTyped, fault, planned, problem, busy, send, back: () => setPlanned(null) };
}

interface ChangeFieldProps {
  kind: BulkKind;
  way: Way;
  setWay: (way: Way) => void;
  typed: string;
  setTyped: (typed: string) => void;
  fault: string | undefined;
}

function ChangeField({ kind, way, setWay, typed, setTyped, fault }: ChangeFieldProps) {
  if (kind === 'category')
    return (
      <Field label="Category">
        <Select name="value" value={typed} onChange={({ target }) => setTyped(target.value)}>
          <option value="">Choose a category</option>
          <CategoryOptions />
        </Select>
      </Field>
    );
  const labels: Partial<Record<Way, string>> = kind === 'stock' ? ways.stock : ways.price;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field label="Change">
        <Select value={way} onChange={({ target }) => setWay(isWay(target.value) ? target.value : 'set')}>
          {Object.entries(labels).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={labels[way] ?? ''} error={fault} hint={way === 'set' ? undefined : 'A minus sign takes away: -5'}>
        <Input name="value" inputMode="text" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
    </div>
  );
}

function isWay(value: string): value is Way {
  return value === 'set' || value === 'by' || value === 'percent';
}

function CategoryOptions() {
  return useCategories().map((root) => (
    <optgroup key={root.id} label={root.name}>
      {root.children.map(({ id, name, slug }) => (
        <option key={id} value={slug}>
          {name}
        </option>
      ))}
    </optgroup>
  ));
}

/** Each product with its values before and after, those that cannot be changed first. */
function Planned({ items, kind }: { items: readonly BulkItem[]; kind: BulkKind }) {
  const sorted = items.toSorted((a, b) => Number(a.fault === null) - Number(b.fault === null));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: A list that scrolls must be reachable by keyboard.
    <section aria-label="Preview" tabIndex={0} className="max-h-[45dvh] overflow-y-auto rounded-md border border-line">
      <ul className="divide-y divide-line">
        {sorted.map((item) => (
          <li key={item.id} className="flex flex-wrap items-baseline justify-between gap-x-4 px-3 py-2">
            <span className="min-w-0 flex-1 break-words font-medium">{item.name}</span>
            {item.fault ? (
              <span className="w-full text-clay text-sm">{item.fault}</span>
            ) : (
              <Sides item={item} kind={kind} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sides({ item, kind }: { item: BulkItem; kind: BulkKind }): ReactNode {
  const { before, after, variantLabels } = item;
  if (kind === 'price' && variantLabels.length > 0)
    return (
      <ul className="w-full">
        {variantLabels.map((label, at) => (
          <li key={label} className="flex flex-wrap justify-between gap-x-4">
            <span className="min-w-0 break-words text-muted text-sm">{label}</span>
            <Change before={cedi(before.variantPrices[at] ?? '')} after={cedi(after.variantPrices[at] ?? '')} />
          </li>
        ))}
      </ul>
    );
  const shown = (values: BulkItem['before']) => {
    if (kind === 'price') return cedi(values.price);
    if (kind === 'stock') return String(values.stockQuantity);
    if (kind === 'category') return values.categoryName;
    return values.isArchived ? 'Archived' : 'In the shop';
  };
  return <Change before={shown(before)} after={shown(after)} />;
}

function Change({ before, after }: { before: string; after: string }) {
  if (before === after) return <span className="text-muted text-sm">Stays {after}</span>;
  return (
    <span className="text-sm">
      <del className="text-muted">{before}</del> <span className="sr-only">becomes</span>{' '}
      <ins className="font-medium no-underline">{after}</ins>
    </span>
  );
}
