/** What is edited as its form has it, each field as one text. */
export type EditFields = Readonly<Record<string, string>>;

export interface Conflict {
  name: string;
  theirs: string;
  mine: string;
}

/** Whether two texts of a field say the same; one that is not there is empty. */
export type IsSame = (name: string, one: string, other: string) => boolean;

const isEqual: IsSame = (_name, one, other) => one === other;

/** The names of the fields that are another. */
export function changedFields(base: EditFields, now: EditFields, isSame = isEqual): string[] {
  const names = new Set([...Object.keys(base), ...Object.keys(now)]);
  return [...names].filter((name) => !isSame(name, base[name] ?? '', now[name] ?? ''));
}

interface Sides {
  base: EditFields;
  mine: EditFields;
  theirs: EditFields;
}

/**
 * What two tabs or people made of the same thing: what one of them changed is taken, whoever it was, and what both changed in
 * different ways is a conflict, which stands as mine until it is decided.
 */
export function mergeEdit({ base, mine, theirs }: Sides, isSame = isEqual) {
  const byMe = new Set(changedFields(base, mine, isSame));
  const byThem = new Set(changedFields(base, theirs, isSame));
  const own = Object.fromEntries([...byMe].map((name) => [name, mine[name] ?? '']));
  const conflicts: Conflict[] = [...byMe]
    .map((name) => ({ name, mine: mine[name] ?? '', theirs: theirs[name] ?? '' }))
    .filter((both) => byThem.has(both.name) && !isSame(both.name, both.mine, both.theirs));
  return { merged: { ...theirs, ...own }, conflicts };
}

/** What stands at last, where of these conflicts the named ones are left as they are now. */
export function decided(merged: EditFields, conflicts: readonly Conflict[], left: ReadonlySet<string>): EditFields {
  const taken = conflicts.filter(({ name }) => left.has(name)).map(({ name, theirs }) => [name, theirs]);
  return { ...merged, ...Object.fromEntries(taken) };
}
