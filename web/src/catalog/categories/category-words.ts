import type { Crumb } from '#ui/display/breadcrumbs.tsx';

interface Named {
  name: string;
  slug: string;
}

export function categoryPath(slug: string): string {
  return `/categories/${encodeURIComponent(slug)}`;
}

/** A step of the way through the categories. */
export function categoryCrumb({ name, slug }: Named): Crumb {
  return { label: name, to: categoryPath(slug) };
}

/** The way to a category from the first page; its own step leads nowhere. */
export function categoryCrumbs(path: readonly Named[]): Crumb[] {
  const above = path.slice(0, -1).map(categoryCrumb);
  return [{ label: 'Home', to: '/' }, ...above, ...path.slice(-1).map(({ name }) => ({ label: name }))];
}

const named = 3;

/** What is to be found here, in one or two sentences. */
export function categoryText(name: string, below: readonly { name: string }[]): string {
  const names = below.slice(0, named).map((child) => child.name);
  const more = below.length > named ? ' and more' : '';
  const what = names.length > 0 ? `${name} in Ghana: ${names.join(', ')}${more}` : `${name} in Ghana`;
  return `${what}, from shops near you. Talk to the seller, and pay in cash or by mobile money.`;
}
