import { slugOf } from '#kernel/slug.ts';

/** Texts that differ only in case are the same to a buyer. */
export const sameText = (text: string): string => text.trim().toLowerCase();

/** The key of an option in filters, like that of a specification field. */
export function optionSlug(name: string): string {
  return slugOf(name).replaceAll('-', '_');
}

/** An option that a category suggests keeps the key of the category's field, so that one filter finds both. */
export function optionId(name: string, fields: readonly { id: string; label: string }[]): string {
  return fields.find(({ label }) => sameText(label) === sameText(name))?.id ?? optionSlug(name);
}

/** The name of a variant in carts and orders, such as "42, Black"; empty for a simple product. */
export function variantLabel(values: readonly string[]): string {
  return values.join(', ');
}

/** The name of a product with that of its variant, for texts. */
export function variantName(name: string, label: string): string {
  return label ? `${name} (${label})` : name;
}
