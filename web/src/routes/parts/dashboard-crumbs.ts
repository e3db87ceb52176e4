import type { Crumb } from '#ui/display/breadcrumbs.tsx';

const id = /^([A-Z0-9]{5,}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
/** An order's path as users may type it. */
const typedOrderId = /\/orders\/[a-z0-9]{5,}\/?$/i;

/** Breadcrumbs from the path: dashes and underscores become spaces, words are capitalised, and an id at the end is left out. */
export function dashboardCrumbs(pathname: string): Crumb[] {
  const segments = pathname.split('/').filter(Boolean);
  const endsWithId = id.test(segments.at(-1) ?? '') || typedOrderId.test(pathname);
  const shown = endsWithId ? segments.slice(0, -1) : segments;
  return shown.map((segment, n) => {
    const to = `/${segments.slice(0, n + 1).join('/')}`;
    return n === segments.length - 1 ? { label: titleOf(segment) } : { label: titleOf(segment), to };
  });
}

function titleOf(segment: string): string {
  return readable(segment)
    .split(/[-_\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function readable(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
