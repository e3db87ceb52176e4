import { categoryLimits as limits } from '@besesaka/schema/catalog/category-limits.ts';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Field } from '#ui/controls/field.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Select } from '#ui/controls/select.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { Card } from '#ui/display/card.tsx';
import { moved } from '#ui/lists/moved.ts';
import { useToast } from '#ui/toasts/toast.tsx';
import { type DraftField, draftsOf, fieldsOf, newDraft } from './draft-fields.ts';
import { useChangeCategory } from './use-change-category.ts';

export const FieldEditorFragment = graphql(`
  fragment FieldEditor_category on AdminCategory {
    id
    version
    specificationFields {
      key
      label
      kind
      required
      placeholder
      options
    }
  }
`);

/** Edits the specification fields that sellers fill in for products of a category, in display order. */
export function FieldEditor({ category }: { category: FragmentType<typeof FieldEditorFragment> }) {
  const { id, version, specificationFields: fields } = readFragment(FieldEditorFragment, category);
  const [drafts, setDrafts] = useState(() => draftsOf(fields));
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const { change } = useChangeCategory();
  const toast = useToast();
  const edited = fieldsOf(drafts);
  const isSame = JSON.stringify(edited) === JSON.stringify(fieldsOf(draftsOf(fields)));
  const save = async () => {
    setBusy(true);
    setProblem('');
    const failure = await change({ id, fields: edited, version });
    setBusy(false);
    if (failure) setProblem(failure);
    else toast.success('Fields saved');
  };
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-lg">Specification fields</h2>
      {drafts.length === 0 && <p className="text-muted">Products in this category have no specification fields.</p>}
      {drafts.map((draft, place) => (
        <FieldCard
          key={draft.row}
          draft={draft}
          place={place}
          last={drafts.length - 1}
          onChange={(change) => setDrafts(drafts.map((one) => (one === draft ? { ...one, ...change } : one)))}
          onMove={(by) => setDrafts(moved(drafts, place, place + by))}
          onRemove={() => setDrafts(drafts.filter((one) => one !== draft))}
        />
      ))}
      <p role="alert" className="text-clay empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          tone="secondary"
          blocked={drafts.length >= limits.fieldsMax && `A category has at most ${limits.fieldsMax} fields.`}
          onClick={() => setDrafts([...drafts, newDraft()])}
        >
          <Plus aria-hidden="true" className="size-4" />
          Add a field
        </Button>
        <Button busy={busy} blocked={isSame && 'Nothing has changed yet.'} onClick={() => void save()}>
          Save fields
        </Button>
      </div>
    </section>
  );
}

interface CardProps {
  draft: DraftField;
  place: number;
  last: number;
  onChange: (change: Partial<DraftField>) => void;
  onMove: (by: number) => void;
  onRemove: () => void;
}

const kinds = [
  { kind: 'TEXT', label: 'Short text' },
  { kind: 'TEXTAREA', label: 'Long text' },
  { kind: 'NUMBER', label: 'A number' },
  { kind: 'DATE', label: 'A date' },
  { kind: 'SELECT', label: 'Choice from a list' },
] as const;

function FieldCard({ draft, place, last, onChange, onMove, onRemove }: CardProps) {
  const { label, kind, required, placeholder, options } = draft;
  const name = label || 'this field';
  return (
    <Card className="grid items-start gap-4 p-4 sm:grid-cols-2">
      <Field label="Label">
        <Input maxLength={limits.labelMax} value={label} onChange={({ target }) => onChange({ label: target.value })} />
      </Field>
      <Field label="Type">
        <Select
          value={kind}
          onChange={({ target }) => {
            const chosen = kinds.find((one) => one.kind === target.value);
            if (chosen) onChange({ kind: chosen.kind });
          }}
        >
          {kinds.map((one) => (
            <option key={one.kind} value={one.kind}>
              {one.label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Placeholder">
        <Input
          maxLength={limits.placeholderMax}
          value={placeholder}
          onChange={({ target }) => onChange({ placeholder: target.value })}
        />
      </Field>
      {kind === 'SELECT' && (
        <Field label="Choices" hint="One per line, at least two">
          <Textarea rows={4} value={options} onChange={({ target }) => onChange({ options: target.value })} />
        </Field>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2 sm:col-span-2">
        <Checkbox
          label="Required"
          checked={required}
          onChange={({ target }) => onChange({ required: target.checked })}
        />
        <PlaceButtons name={name} place={place} last={last} onMove={onMove} onRemove={onRemove} />
      </div>
    </Card>
  );
}

type PlaceProps = Pick<CardProps, 'place' | 'last' | 'onMove' | 'onRemove'> & { name: string };

function PlaceButtons({ name, place, last, onMove, onRemove }: PlaceProps) {
  return (
    <span className="flex">
      <IconButton
        label={`Move ${name} up`}
        blocked={place === 0 && 'It is the first field.'}
        onClick={() => onMove(-1)}
      >
        <ArrowUp aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton
        label={`Move ${name} down`}
        blocked={place === last && 'It is the last field.'}
        onClick={() => onMove(1)}
      >
        <ArrowDown aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton label={`Remove ${name}`} onClick={onRemove}>
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
    </span>
  );
}
