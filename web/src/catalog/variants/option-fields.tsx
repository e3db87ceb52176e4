import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import { optionFields } from '@besesaka/schema/catalog/specifications.ts';
import { sameText } from '@besesaka/schema/catalog/variant-names.ts';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { CategoryField } from '#catalog/selling/specification-fields.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Input } from '#ui/controls/input.tsx';
import { countOf, type GridOption } from './grid.ts';

interface Props {
  options: readonly GridOption[];
  /** The fields of the category, some of which are good options. */
  fields: readonly CategoryField[];
  faults: ReadonlyMap<number, string>;
  onChange: (options: readonly GridOption[]) => void;
}

/** The fields that buyers usually choose by. */
const usual = [...optionFields, 'ram', 'length', 'capacity', 'volume', 'weight'];

/** The places of the options on the screen. */
const places = [0, 1, 2];

/** Names and values of up to three options. The rows follow when a field is left. */
export function OptionFields({ options, fields, faults, onChange }: Props) {
  const [typed, setTyped] = useState(options);
  const commit = (next: readonly GridOption[]) => {
    setTyped(next);
    onChange(next.filter(({ name, typed: values }) => name.trim() !== '' || values.trim() !== ''));
  };
  const usedNames = new Set(typed.map(({ name }) => sameText(name)));
  const suggested = fields.filter(({ key, label }) => usual.includes(key) && !usedNames.has(sameText(label)));
  const count = countOf(typed);
  return (
    <fieldset className="flex flex-col gap-3 sm:gap-4">
      <legend className="mb-1 sm:mb-3 font-semibold text-lg">Options</legend>
      {places.slice(0, typed.length).map((place) => (
        <OptionRow
          key={place}
          place={place}
          option={typed[place] ?? { name: '', typed: '' }}
          fields={fields}
          error={faults.get(place)}
          onType={(option) => setTyped(typed.map((one, index) => (index === place ? option : one)))}
          onLeave={() => commit(typed)}
          onRemove={() => commit(typed.filter((_, index) => index !== place))}
        />
      ))}
      {typed.length < limits.optionsMax && (
        <div className="flex flex-wrap gap-2">
          {suggested.map(({ key, label }) => (
            <AddOption key={key} label={label} onAdd={() => setTyped([...typed, { name: label, typed: '' }])} />
          ))}
          <AddOption label="Own option" onAdd={() => setTyped([...typed, { name: '', typed: '' }])} />
        </div>
      )}
      <p role="status" className="text-clay text-sm empty:hidden">
        {count > limits.variantsMax &&
          `These options make ${count} variants. A product has at most ${limits.variantsMax}: please use fewer values.`}
      </p>
    </fieldset>
  );
}

interface RowProps {
  place: number;
  option: GridOption;
  fields: readonly CategoryField[];
  error: string | undefined;
  onType: (option: GridOption) => void;
  onLeave: () => void;
  onRemove: () => void;
}

function OptionRow({ place, option, fields, error, onType, onLeave, onRemove }: RowProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-1 gap-y-2 sm:gap-x-3 sm:grid-cols-[12rem_minmax(0,1fr)_auto]">
      <Field label={`Option ${place + 1}`}>
        <Input
          value={option.name}
          maxLength={limits.optionNameMax}
          placeholder="e.g. Size"
          onChange={({ target }) => onType({ ...option, name: target.value })}
          onBlur={onLeave}
        />
      </Field>
      <div className="max-sm:order-last max-sm:col-span-2">
        <Field
          label={
            <>
              Values<span className="max-sm:sr-only"> of option {place + 1}</span>, separated by commas
            </>
          }
          error={error}
        >
          <Input
            value={option.typed}
            placeholder={placeholderOf(option, fields)}
            onChange={({ target }) => onType({ ...option, typed: target.value })}
            onBlur={onLeave}
          />
        </Field>
      </div>
      <IconButton label={`Remove option ${option.name || place + 1}`} onClick={onRemove}>
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}

function AddOption({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <Button tone="secondary" size="small" onClick={onAdd}>
      <Plus aria-hidden="true" className="size-4" />
      {label}
    </Button>
  );
}

function placeholderOf({ name }: GridOption, fields: readonly CategoryField[]): string {
  const field = fields.find(({ label }) => sameText(label) === sameText(name));
  return field && field.options.length > 0 ? field.options.join(', ') : 'e.g. 41, 42, 43';
}
