import { slugOf, untaken } from '@besesaka/schema/kernel/slug.ts';
import type { FieldEditor_CategoryFragment, SpecificationFieldInput } from '#gql/graphql.ts';
import { newId } from '#platform/device/new-id.ts';

type Field = Omit<FieldEditor_CategoryFragment['specificationFields'][number], '__typename'>;

/** A field while it is edited: its choices as lines of one text. */
export interface DraftField extends Omit<Field, 'key' | 'options'> {
  /** Tells the rows of the screen apart. */
  row: string;
  /** Null until it is saved: products keep what they have under the key, whatever the field is called later. */
  key: string | null;
  options: string;
}

export function draftsOf(fields: readonly Field[]): DraftField[] {
  return fields.map((field) => ({ ...field, row: field.key, options: field.options.join('\n') }));
}

export function newDraft(): DraftField {
  return {
    ...{ row: newId(), key: null, label: '', kind: 'TEXT', required: false },
    ...{ placeholder: '', options: '' },
  };
}

/** As they are sent: a new one gets its key from its label, and each a key of its own. */
export function fieldsOf(drafts: readonly DraftField[]): SpecificationFieldInput[] {
  const taken = new Set(drafts.flatMap(({ key }) => key ?? []));
  return drafts.map(({ key, label, kind, required, placeholder, options }) => {
    const own = key ?? freeKey(label, taken);
    taken.add(own);
    const lines = options.split('\n').map((line) => line.trim());
    return {
      ...{ key: own, label: label.trim(), kind, required, placeholder: placeholder.trim() },
      options: kind === 'SELECT' ? lines.filter(Boolean) : [],
    };
  });
}

const longestKey = 40;

function freeKey(label: string, taken: ReadonlySet<string>): string {
  const plain = slugOf(label)
    .replaceAll('-', '_')
    .replace(/^[_0-9]+/, '')
    .slice(0, longestKey);
  return untaken(plain || 'field', taken, '_');
}
