export const specificationTypes = ['select', 'number', 'textarea', 'date', 'text'] as const;

/** The drawings that a category may have; `tag` is of one that nobody chose. */
export const categoryIcons = [
  ...(['tag', 'baby', 'book-open', 'cooking-pot', 'dumbbell', 'laptop', 'palette'] as const),
  ...(['shirt', 'smartphone', 'sparkles', 'sprout', 'tv', 'wheat'] as const),
] as const;

/** The tree has two levels, as every menu of it does. */
export const categoryLimits = {
  nameMin: 2,
  nameMax: 60,
  /** Of the roots, and of those below one. */
  siblingsMax: 20,
  fieldsMax: 40,
  labelMax: 60,
  placeholderMax: 100,
  optionsMin: 2,
  optionsMax: 40,
  optionMax: 60,
} as const;
