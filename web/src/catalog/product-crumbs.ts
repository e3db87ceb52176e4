import type { Crumb } from '#ui/breadcrumb-trail.ts';

interface Placed {
  name: string;
  category: { path: readonly { name: string; slug: string }[] };
}

/** The way to a product through its categories. */
export function productCrumbs({ name, category }: Placed): Crumb[] {
  return [
    { label: 'Home', to: '/' },
    ...category.path.map((step) => ({ label: step.name, to: `/search?category=${encodeURIComponent(step.slug)}` })),
    { label: name },
  ];
}
