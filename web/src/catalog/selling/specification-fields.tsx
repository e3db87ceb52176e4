import { useQuery } from '@apollo/client/react';
import { checkSpecifications } from '@besesaka/schema/catalog/specifications.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { useState } from 'react';
import { graphql } from '#gql/gql.ts';
import type { SpecificationFieldsQuery } from '#gql/graphql.ts';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Select } from '#ui/controls/select.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { specificationName } from './own-product.ts';

const SpecificationFieldsDocument = graphql(`
  query SpecificationFields($category: String!) {
    specificationFields(category: $category) {
      key
      label
      kind
      required
      placeholder
      options
    }
  }
`);

export type CategoryField = NonNullable<SpecificationFieldsQuery['specificationFields']>[number];

const noFields: readonly CategoryField[] = [];

/** The specification fields of the chosen category; empty until one is chosen. */
export function useCategoryFields(category: string) {
  const { data, error, refetch } = useQuery(SpecificationFieldsDocument, {
    variables: { category },
    skip: category === '',
  });
  const fields = data?.specificationFields;
  return { fields: fields ?? noFields, isLoaded: Boolean(fields), error, retry: () => void refetch() };
}

/** The valid values of the category's fields, and the faults of all others. */
export function checkEntered(
  fields: readonly CategoryField[],
  entered: Readonly<Record<string, string>>,
  offered: readonly string[] = [],
) {
  return checkSpecifications(
    fields.map(({ key, kind, ...field }) => ({ ...field, id: key, type: typeNames[kind] })),
    entered,
    offered,
  );
}

const typeNames = { SELECT: 'select', NUMBER: 'number', TEXTAREA: 'textarea', DATE: 'date', TEXT: 'text' } as const;

interface Props {
  loaded: ReturnType<typeof useCategoryFields>;
  values: Readonly<Record<string, string>>;
  faults: Readonly<Record<string, string[]>>;
  /** Fields that are options, or may become options, so they need no text. */
  offered: readonly string[];
  onChange: (key: string, value: string) => void;
}

/** Renders each field by its type, with a star if it is required. */
export function SpecificationFields({ loaded, values, faults, offered, onChange }: Props) {
  const { fields, isLoaded, error, retry } = loaded;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  if (error && !isLoaded) return <ErrorState text={texts.networkError} onRetry={retry} />;
  if (!isLoaded) return <Skeleton className="h-24 w-full rounded-lg" />;
  const shownFields = fields.map((field) => ({ ...field, required: field.required && !offered.includes(field.key) }));
  if (fields.length === 0) return null;
  return (
    <fieldset className="grid items-start gap-5 sm:grid-cols-2">
      <legend className="mb-3 font-semibold text-lg">Specifications</legend>
      {shownFields.map((field) => (
        <Field
          key={field.key}
          label={field.required ? `${field.label} *` : field.label}
          error={left.has(field.key) ? faults[specificationName(field.key)]?.[0] : undefined}
        >
          <Entry
            field={field}
            value={values[field.key] ?? ''}
            onChange={(value) => onChange(field.key, value)}
            onLeave={() => setLeft(new Set([...left, field.key]))}
          />
        </Field>
      ))}
    </fieldset>
  );
}

interface EntryProps {
  field: CategoryField;
  value: string;
  onChange: (value: string) => void;
  onLeave: () => void;
}

function Entry({ field: { key, kind, placeholder, options, required }, value, onChange, onLeave }: EntryProps) {
  const shared = { name: specificationName(key), value, required, 'aria-required': required, onBlur: onLeave };
  if (kind === 'SELECT')
    return (
      <Select {...shared} onChange={({ target }) => onChange(target.value)}>
        <option value="">{placeholder || 'Select'}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    );
  if (kind === 'TEXTAREA')
    return (
      <Textarea {...shared} rows={3} placeholder={placeholder} onChange={({ target }) => onChange(target.value)} />
    );
  if (kind === 'DATE') return <Input {...shared} type="date" onChange={({ target }) => onChange(target.value)} />;
  const isNumber = kind === 'NUMBER';
  return (
    <Input
      {...shared}
      inputMode={isNumber ? 'numeric' : undefined}
      placeholder={placeholder}
      onChange={({ target }) => onChange(isNumber ? target.value.replace(/\D/g, '') : target.value)}
    />
  );
}
