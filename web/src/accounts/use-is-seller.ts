import { useRole } from '#platform/person/role.ts';
import { useViewer } from './viewer.ts';

/** Whether the person has a shop; the hint cookie speaks until the answer is there. */
export function useIsSeller(): boolean {
  const role = useRole();
  const { viewer } = useViewer();
  return viewer?.isSeller ?? role === 'seller';
}
