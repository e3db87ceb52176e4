import { useMayWork } from '#accounts/use-staff.ts';
import type { HideableKind } from '#gql/graphql.ts';
import { useRole } from '#platform/user/role.ts';
import { optional } from '#ui/display/optional.tsx';

const HideButton = optional(async () => (await import('./hide-button.tsx')).HideButton);

/** The Hide button that admins see on public pages, which show only what is not hidden. */
export function AdminHide({ kind, id }: { kind: HideableKind; id: string }) {
  const mayWork = useMayWork();
  if (useRole() !== 'admin' || !mayWork('trust')) return null;
  return (
    <div>
      <HideButton subject={{ kind, id, isHidden: false }} inList />
    </div>
  );
}
