/** An edited object as its form has it: each field as one text. */
export type EditFields = Readonly<Record<string, string>>;

/** Whether two values of a field are equal; a missing field is empty. */
export type IsSame = (name: string, one: string, other: string) => boolean;

const isEqual: IsSame = (_name, one, other) => one === other;

/** The names of the fields that differ. */
export function changedFields(base: EditFields, now: EditFields, isSame = isEqual): string[] {
  const names = new Set([...Object.keys(base), ...Object.keys(now)]);
  return [...names].filter((name) => !isSame(name, base[name] ?? '', now[name] ?? ''));
}

interface Sides {
  base: EditFields;
  mine: EditFields;
  theirs: EditFields;
}

/** Merges the reloaded object with the form: fields that the user changed stay, all others take the current values. */
export function saveTyped({ base, mine, theirs }: Sides, isSame = isEqual): EditFields {
  const typed = changedFields(base, mine, isSame).map((name) => [name, mine[name] ?? '']);
  return { ...theirs, ...Object.fromEntries(typed) };
}

/** Like `saveTyped`, for a form whose fields are not all texts. */
export function mergeTyped<Fields extends object>({
  base,
  mine,
  theirs,
}: Record<'base' | 'mine' | 'theirs', Fields>): Fields {
  return { ...theirs, ...Object.fromEntries(differing(base, mine)) };
}

const differing = (base: object, now: object) =>
  Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(base, name)));

/** Says that another save came first, and which fields it changed. */
export function staleNotice(base: object, theirs: object, labelOf: (name: string) => string): string {
  const changed = differing(base, theirs).map(([name]) => labelOf(name));
  return changed.length > 0 ? `${staleText} Changed there: ${changed.join(', ')}.` : staleText;
}

export const staleText =
  'This was changed in another tab or by another user after you opened it. Your changes are still here. Check them and save again.';
