import type { HideableKind } from '#gql/graphql.ts';
import { useRole } from '#platform/person/role.ts';
import { optional } from '#ui/display/optional.tsx';

const HideButton = optional(async () => (await import('./hide-dialog.tsx')).HideButton);

/** For admins alone, on the pages that everybody sees: what is shown there is in view. */
export function AdminHide({ kind, id }: { kind: HideableKind; id: string }) {
  if (useRole() !== 'admin') return null;
  return (
    <div>
      <HideButton subject={{ kind, id, isHidden: false }} inList />
    </div>
  );
}
