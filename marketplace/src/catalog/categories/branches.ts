import type { categories } from '#catalog/tables.ts';

export type Branch = Pick<typeof categories.$inferSelect, 'id' | 'parentId' | 'name' | 'slug' | 'path' | 'fullPath'>;

/** This category under that parent, and all below it, each with its new path; null where it would come below itself. */
export function branchUnder(
  tree: Branch[],
  { id, parentId }: { id: string; parentId: string | null },
): Branch[] | null {
  const known = new Map(tree.map((one) => [one.id, one]));
  const moved = known.get(id);
  const parent = parentId === null ? undefined : known.get(parentId);
  if (!moved || parent?.path.includes(moved.slug)) return null;
  const placed = place({ ...moved, parentId }, parent);
  return [placed, ...placeBelow(tree, placed)];
}

function place(one: Branch, parent: Branch | undefined): Branch {
  const path = [...(parent?.path ?? []), one.slug];
  return { ...one, path, fullPath: parent ? `${parent.fullPath} > ${one.name}` : one.name };
}

function placeBelow(tree: Branch[], parent: Branch): Branch[] {
  return tree
    .filter(({ parentId }) => parentId === parent.id)
    .flatMap((child) => {
      const placed = place(child, parent);
      return [placed, ...placeBelow(tree, placed)];
    });
}
