import type { Crumb } from '#ui/display/breadcrumbs.tsx';

interface Named {
  name: string;
  slug: string;
}

export function categoryPath(slug: string): string {
  return `/categories/${encodeURIComponent(slug)}`;
}

/** A category as a step of a breadcrumb. */
export function categoryCrumb({ name, slug }: Named): Crumb {
  return { label: name, to: categoryPath(slug) };
}

/** The breadcrumb from the home page to a category; the last step is not a link. */
export function categoryCrumbs(path: readonly Named[]): Crumb[] {
  const above = path.slice(0, -1).map(categoryCrumb);
  return [{ label: 'Home', to: '/' }, ...above, ...path.slice(-1).map(({ name }) => ({ label: name }))];
}

const named = 3;

/** Describes a category in one or two sentences, for search engines. */
export function categoryText(name: string, below: readonly { name: string }[]): string {
  const names = below.slice(0, named).map((child) => child.name);
  const more = below.length > named ? ' and more' : '';
  const what = names.length > 0 ? `${name} in Ghana: ${names.join(', ')}${more}` : `${name} in Ghana`;
  return `${what}, from shops near you. Talk to the seller, and pay in cash or by mobile money.`;
}
