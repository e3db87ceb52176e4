import type { categories } from '#catalog/tables.ts';

export type Branch = Pick<
  typeof categories.$inferSelect,
  'id' | 'parentId' | 'name' | 'slug' | 'icon' | 'position' | 'path' | 'fullPath' | 'version'
>;

/** Returns the changed category and all its descendants with their new paths, or null if it would be moved below itself. */
export function branchUnder(tree: readonly Branch[], changed: Branch): Branch[] | null {
  const parent = tree.find(({ id }) => id === changed.parentId);
  if (parent?.path.includes(changed.slug)) return null;
  const placed = place(changed, parent);
  return [placed, ...placeBelow(tree, placed)];
}

function place(one: Branch, parent: Branch | undefined): Branch {
  const path = [...(parent?.path ?? []), one.slug];
  return { ...one, path, fullPath: parent ? `${parent.fullPath} > ${one.name}` : one.name };
}

function placeBelow(tree: readonly Branch[], parent: Branch): Branch[] {
  return tree
    .filter(({ parentId }) => parentId === parent.id)
    .flatMap((child) => {
      const placed = place(child, parent);
      return [placed, ...placeBelow(tree, placed)];
    });
}
