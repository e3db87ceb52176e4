import { cedi } from '@besesaka/schema/kernel/money.ts';
import { type ReactNode, useState } from 'react';
import { useCategories } from '#catalog/categories/use-categories.ts';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Select } from '#ui/controls/select.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { type BulkKind, type Mode, modes, readChange } from './bulk-changes.ts';
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

type Step = { kind: 'change' } | { kind: 'preview'; items: readonly BulkItem[] };

/** Asks for the change, shows what it does to each product, and makes it. */
export function BulkDialog({ kind, ids, onClose, onDone }: Props) {
  const { preview, apply } = useBulkEdit();
  const [mode, setMode] = useState<Mode>('set');
  const [value, setValue] = useState('');
  const [step, setStep] = useState<Step>({ kind: 'change' });
  const { busy, failure, send, forgetFailure } = useRequest();
  const input = readChange(kind, mode, value);
  const error = 'error' in input ? input.error : undefined;

  async function showPreview(): Promise<string | null> {
    if ('error' in input) return input.error;
    const items = await preview(ids, input.change);
    if (typeof items === 'string') return items;
    setStep({ kind: 'preview', items });
    return null;
  }
  const back = () => {
    forgetFailure();
    setStep({ kind: 'change' });
  };

  const shared = {
    draft: { none: 'one value for many products' },
    title: titles[kind],
    text: ids.length === 1 ? '1 product' : `${ids.length} products`,
    busy,
  };
  // Both steps are the same dialog, so that it stays open in between.
  if (step.kind === 'preview') {
    const changes = step.items.filter((item) => item.fault === null && isChanged(item)).length;
    return (
      <FormDialog
        {...shared}
        submit={changes === 1 ? 'Change 1 product' : `Change ${changes} products`}
        leave="Back"
        losesNothing
        isUnchanged={changes === 0}
        onSubmit={() => void send(() => apply(step.items), onDone)}
        onClose={back}
      >
        <Preview items={step.items} kind={kind} />
        <Alert text={failure} />
      </FormDialog>
    );
  }
  return (
    <FormDialog
      {...shared}
      submit="Preview"
      missing={error === undefined ? [] : ['value']}
      onSubmit={() => void send(showPreview)}
      onClose={onClose}
    >
      {hasValue(kind) && (
        <ChangeFields kind={kind} mode={mode} setMode={setMode} value={value} setValue={setValue} error={error} />
      )}
      <Alert text={failure} />
    </FormDialog>
  );
}

/** Sends a request that resolves to an error text, or to null on success. */
function useRequest() {
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  async function send(request: () => Promise<string | null>, done?: () => void) {
    setBusy(true);
    const refused = await request();
    setFailure(refused ?? '');
    setBusy(false);
    if (refused === null) done?.();
  }
  return { busy, failure, send, forgetFailure: () => setFailure('') };
}

const hasValue = (kind: BulkKind) => kind !== 'archive' && kind !== 'restore';

function Alert({ text }: { text: string }) {
  return (
    <p role="alert" className="text-clay text-sm empty:hidden">
      {text}
    </p>
  );
}

interface ChangeFieldsProps {
  kind: BulkKind;
  mode: Mode;
  setMode: (mode: Mode) => void;
  value: string;
  setValue: (value: string) => void;
  error: string | undefined;
}

function ChangeFields({ kind, mode, setMode, value, setValue, error }: ChangeFieldsProps) {
  if (kind === 'category')
    return (
      <Field label="Category">
        <Select name="value" value={value} onChange={({ target }) => setValue(target.value)}>
          <option value="">Choose a category</option>
          <CategoryOptions />
        </Select>
      </Field>
    );
  const labels: Partial<Record<Mode, string>> = kind === 'stock' ? modes.stock : modes.price;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field label="Change">
        <Select value={mode} onChange={({ target }) => setMode(isMode(target.value) ? target.value : 'set')}>
          {Object.entries(labels).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={labels[mode] ?? ''}
        error={value ? error : undefined}
        hint={mode === 'set' ? undefined : 'A minus sign takes away: -5'}
      >
        <Input name="value" inputMode="text" value={value} onChange={({ target }) => setValue(target.value)} />
      </Field>
    </div>
  );
}

function isMode(value: string): value is Mode {
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
function Preview({ items, kind }: { items: readonly BulkItem[]; kind: BulkKind }) {
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
              <BeforeAfter item={item} kind={kind} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function BeforeAfter({ item, kind }: { item: BulkItem; kind: BulkKind }): ReactNode {
  const { before, after, variantLabels } = item;
  if (kind === 'price' && variantLabels.length > 0)
    return (
      <ul className="w-full">
        {variantLabels.map((label, index) => (
          <li key={label} className="flex flex-wrap justify-between gap-x-4">
            <span className="min-w-0 break-words text-muted text-sm">{label}</span>
            <Change before={cedi(before.variantPrices[index] ?? '')} after={cedi(after.variantPrices[index] ?? '')} />
          </li>
        ))}
      </ul>
    );
  const textOf = (values: BulkItem['before']) => {
    if (kind === 'price') return cedi(values.price);
    if (kind === 'stock') return String(values.stockQuantity);
    if (kind === 'category') return values.categoryName;
    return values.isArchived ? 'Archived' : 'In the shop';
  };
  return <Change before={textOf(before)} after={textOf(after)} />;
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
