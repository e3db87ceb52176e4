import type { SpecificationField } from '@besesaka/schema/catalog/resources.ts';

export interface CategoryLeaf {
  slug: string;
  name: string;
  /** A lucide icon. */
  icon: string;
  fields: SpecificationField[];
}

export interface CategoryRoot {
  slug: string;
  name: string;
  icon: string;
  children: CategoryLeaf[];
}

export function root(slug: string, name: string, icon: string, children: CategoryLeaf[]): CategoryRoot {
  return { slug, name, icon, children };
}

export function leaf(slug: string, name: string, icon: string, fields: SpecificationField[]): CategoryLeaf {
  return { slug, name, icon, fields };
}
