import { useProductChanged } from './use-product-changed.ts';

/** Keeps one product of a list up to date while it is rendered. */
export function ProductWatch({ id }: { id: string }): null {
  useProductChanged(id);
  return null;
}
