import { type ProductSearch, readProductSearch } from './product-search.ts';

/** What stands in the form itself: also what was chosen before the script had come. Its list begins at page 1. */
export function searchOfForm(form: HTMLFormElement): ProductSearch {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return { ...readProductSearch(new URLSearchParams(fields)).search, page: 1 };
}
