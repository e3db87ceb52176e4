export interface Crumb {
  label: string;
  /** Missing for the page itself. */
  to?: string;
}

const names: Record<string, string> = { products: 'Products', search: 'Search', login: 'Log in', signup: 'Sign up' };

/** "/products/kente-cloth" is Home, Products, Kente cloth; a screen may name its last step better. */
export function breadcrumbTrail(pathname: string, lastLabel?: string): Crumb[] {
  const segments = pathname.split('/').filter(Boolean);
  const crumbs = segments.map((segment, n): Crumb => {
    const isLast = n === segments.length - 1;
    const label = (isLast ? lastLabel : undefined) ?? names[segment] ?? sentence(segment);
    return isLast ? { label } : { label, to: `/${segments.slice(0, n + 1).join('/')}` };
  });
  return [segments.length > 0 ? { label: 'Home', to: '/' } : { label: 'Home' }, ...crumbs];
}

function sentence(segment: string): string {
  const words = readable(segment).replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function readable(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
