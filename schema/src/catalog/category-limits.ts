import { choice } from '#kernel/reference/choice.ts';

export const specificationType = choice('SpecificationFieldKind', 'Type of a specification value.', {
  select: "One of the field's options",
  number: 'Digits only',
  textarea: 'Several lines of text',
  date: 'A date as YYYY-MM-DD',
  text: 'One line of text',
});

/** Names of category icons; `tag` is the default. */
export const categoryIcons = [
  ...(['tag', 'baby', 'book-open', 'cooking-pot', 'dumbbell', 'laptop', 'palette'] as const),
  ...(['shirt', 'smartphone', 'sparkles', 'sprout', 'tv', 'wheat'] as const),
] as const;

/** The tree has two levels, because the menus show two. */
export const categoryLimits = {
  nameMin: 2,
  nameMax: 60,
  /** Maximum number of roots, and of children of one root. */
  siblingsMax: 20,
  fieldsMax: 40,
  labelMax: 60,
  placeholderMax: 100,
  optionsMin: 2,
  optionsMax: 40,
  optionMax: 60,
} as const;
