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

export const staleText =
  'This was changed in another tab or by another user after you opened it. Your changes are still here. Check them and save again.';
