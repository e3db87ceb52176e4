import type { FieldEditor_CategoryFragment, SpecificationFieldInput } from '#gql/graphql.ts';

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
    ...{ row: crypto.randomUUID(), key: null, label: '', kind: 'TEXT', required: false },
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
  const plain = label
    .toLowerCase()
    .replaceAll('ɛ', 'e')
    .replaceAll('ɔ', 'o')
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[_0-9]+|_+$/g, '')
    .slice(0, longestKey);
  const key = plain || 'field';
  let free = key;
  for (let number = 2; taken.has(free); number += 1) free = `${key}_${number}`;
  return free;
}

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const others = list.filter((_one, place) => place !== from);
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)];
}
