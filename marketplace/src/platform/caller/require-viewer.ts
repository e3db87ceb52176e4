import { Unauthenticated } from '#platform/base/errors.ts';
import type { Ctx, Viewer } from '#platform/context.ts';

export function requireViewer({ viewer }: Ctx): Viewer {
  if (!viewer) throw new Unauthenticated();
  return viewer;
}
