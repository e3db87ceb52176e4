/** A thing that is edited, as its form has it: each field as one text. */
export type EditFields = Readonly<Record<string, string>>;

/** Whether two texts of a field say the same; a field that is missing is empty. */
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

/** The reloaded thing with what was typed: a field that the user changed stays theirs, all others are as they are now. */
export function saveTyped({ base, mine, theirs }: Sides, isSame = isEqual): EditFields {
  const typed = changedFields(base, mine, isSame).map((name) => [name, mine[name] ?? '']);
  return { ...theirs, ...Object.fromEntries(typed) };
}

export const staleText =
  'This was saved in another tab or by somebody else since you began. What you typed is still here. Check it and save again.';
