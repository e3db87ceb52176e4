import type { SpecificationField } from '@besesaka/schema/catalog/resources.ts';

/** The field may be left empty unless it is wrapped in `must`. */
export function text(id: string, label: string, placeholder: string): SpecificationField {
  return { id, label, type: 'text', required: false, placeholder, options: [] };
}

export function number(id: string, label: string, placeholder: string): SpecificationField {
  return { id, label, type: 'number', required: false, placeholder, options: [] };
}

export function area(id: string, label: string, placeholder: string): SpecificationField {
  return { id, label, type: 'textarea', required: false, placeholder, options: [] };
}

export function date(id: string, label: string): SpecificationField {
  return { id, label, type: 'date', required: false, placeholder: 'YYYY-MM-DD', options: [] };
}

export function select(id: string, label: string, options: string[]): SpecificationField {
  return { id, label, type: 'select', required: false, placeholder: `Choose ${inSentence(label)}`, options };
}

export function must(field: SpecificationField): SpecificationField {
  return { ...field, required: true };
}

/** Fields that many categories share. */
export const brandLike = (example: string) => text('brand', 'Brand', `e.g. ${example}`);
export const materialLike = (example: string) => text('material', 'Material', `e.g. ${example}`);
export const sizeLike = (example: string) => text('size', 'Size', `e.g. ${example}`);
export const brand = brandLike('Samsung');
export const colour = text('colour', 'Colour', 'e.g. Black');
export const condition = must(
  select('condition', 'Condition', ['New', 'Open box', 'Foreign used', 'Ghana used', 'Refurbished']),
);
export const material = materialLike('Cotton');
export const size = sizeLike('500 ml');
export const warranty = number('warranty_months', 'Warranty (months)', 'e.g. 12');
export const power = number('power_watts', 'Power (watts)', 'e.g. 750');
export const bestBefore = date('best_before', 'Best before');
export const ingredients = area('ingredients', 'Ingredients', 'What is in it');
export const madeIn = text('made_in', 'Made in', 'e.g. Bolgatanga, Upper East');
export const pack = must(text('pack', 'Pack', 'e.g. Box of 12'));
export const weight = must(text('weight', 'Weight', 'e.g. 5 kg'));
export const storage = must(select('storage', 'Storage', ['32 GB', '64 GB', '128 GB', '256 GB', '512 GB', '1 TB']));
export const age = must(
  select('age', 'Age', ['0-12 months', '1-3 years', '3-6 years', '6-12 years', '12 years and above', 'All ages']),
);
export const yes = (id: string, label: string) => select(id, label, ['Yes', 'No']);

export const wearer = must(select('wearer', 'For', ['Women', 'Men', 'Unisex', 'Children']));
export const occasion = text('occasion', 'Occasion', 'e.g. Church, office, wedding');
export const clothingSize = must(text('size', 'Size', 'e.g. S, M, L, XL'));
export const kind = (...options: string[]) => must(select('type', 'Type', options));

/** "Screen size" is "screen size" within a sentence, and "RAM" stays what it is. */
function inSentence(label: string): string {
  return label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
