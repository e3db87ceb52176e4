import { useMatches } from 'react-router';
import { PageMeta } from '#platform/page/page-meta.tsx';

/** The title of the screen in a frame, from the table of screens. */
export function ScreenTitle() {
  const handle = useMatches().at(-1)?.handle;
  const title = typeof handle === 'object' && handle !== null && 'title' in handle && handle.title;
  return typeof title === 'string' && <PageMeta title={title} noIndex />;
}
