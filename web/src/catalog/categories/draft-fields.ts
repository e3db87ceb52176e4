import { slugOf, untaken } from '@besesaka/schema/kernel/slug.ts';
import type { FieldEditor_CategoryFragment, SpecificationFieldInput } from '#gql/graphql.ts';
import { newId } from '#platform/device/new-id.ts';

type Field = Omit<FieldEditor_CategoryFragment['specificationFields'][number], '__typename'>;

/** A field while it is being edited: its options are the lines of one text. */
export interface DraftField extends Omit<Field, 'key' | 'options'> {
  /** The React key of the field's row. */
  row: string;
  /** Null until the field is saved. Products store their values under the key, so it never changes with the label. */
  key: string | null;
  options: string;
}

export function draftsOf(fields: readonly Field[]): DraftField[] {
  return fields.map((field) => ({ ...field, row: field.key, options: field.options.join('\n') }));
}

export function newDraft(): DraftField {
  return {
    row: newId(),
    key: null,
    label: '',
    kind: 'TEXT',
    required: false,
    placeholder: '',
    options: '',
  };
}

/** The fields as the API takes them. A new field gets a unique key derived from its label. */
export function fieldsOf(drafts: readonly DraftField[]): SpecificationFieldInput[] {
  const usedKeys = new Set(drafts.flatMap(({ key }) => key ?? []));
  return drafts.map(({ key, label, kind, required, placeholder, options }) => {
    const own = key ?? freeKey(label, usedKeys);
    usedKeys.add(own);
    const lines = options.split('\n').map((line) => line.trim());
    return {
      key: own,
      label: label.trim(),
      kind,
      required,
      placeholder: placeholder.trim(),
      options: kind === 'SELECT' ? lines.filter(Boolean) : [],
    };
  });
}

const longestKey = 40;

function freeKey(label: string, existing: ReadonlySet<string>): string {
  const plain = slugOf(label)
    .replaceAll('-', '_')
    .replace(/^[_0-9]+/, '')
    .slice(0, longestKey);
  return untaken(plain || 'field', existing, '_');
}
