import { categoryLimits as limits } from '@besesaka/schema/catalog/category-limits.ts';
import { useState } from 'react';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Select } from '#ui/controls/select.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';

export interface Place {
  name: string;
  parentId: string | null;
}

interface Props {
  title: string;
  text?: string;
  submit: string;
  start: Place;
  /** The fields to show: a name, a parent, or both. */
  asks: readonly ('name' | 'place')[];
  roots: readonly { id: string; name: string }[];
  send: (place: Place) => Promise<string | null>;
  onClose: () => void;
}

/** Adds, renames or moves a category. */
export function CategoryDialog({ title, text, submit, start, asks, roots, send, onClose }: Props) {
  const [name, setName] = useState(start.name);
  const [parentId, setParent] = useState(start.parentId ?? '');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const isSame = name.trim() === start.name && parentId === (start.parentId ?? '');
  const save = async () => {
    setBusy(true);
    setProblem('');
    const failure = await send({ name, parentId: parentId || null });
    setBusy(false);
    if (failure) setProblem(failure);
    else onClose();
  };
  return (
    <FormDialog
      draft={{ none: 'one name' }}
      title={title}
      text={text}
      submit={submit}
      busy={busy}
      onClose={onClose}
      missing={asks.includes('name') && name.trim().length < limits.nameMin ? ['name'] : []}
      isUnchanged={isSame}
      onSubmit={() => void save()}
    >
      {asks.includes('name') && (
        <Field label="Name">
          <Input name="name" value={name} maxLength={limits.nameMax} onChange={({ target }) => setName(target.value)} />
        </Field>
      )}
      {asks.includes('place') && (
        <Field label="Below">
          <Select value={parentId} onChange={({ target }) => setParent(target.value)}>
            <option value="">None (a main category)</option>
            {roots.map((root) => (
              <option key={root.id} value={root.id}>
                {root.name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <p role="alert" className="text-clay text-sm empty:hidden">
        {problem}
      </p>
    </FormDialog>
  );
}
