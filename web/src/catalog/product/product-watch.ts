import { useProductChanged } from './use-product-changed.ts';

/** Keeps one product of a list as it is now, as long as this stands in the page. */
export function ProductWatch({ id }: { id: string }): null {
  useProductChanged(id);
  return null;
}
