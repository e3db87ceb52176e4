import type { Ctx, Viewer } from './context.ts';
import { Unauthenticated } from './errors.ts';

export function requireViewer({ viewer }: Ctx): Viewer {
  if (!viewer) throw new Unauthenticated();
  return viewer;
}
