import { cedi, parseMoney } from '@besesaka/schema/kernel/money.ts';
import type { ReactNode } from 'react';
import type { Conflict } from '#platform/forms/merge-edit.ts';
import { SidesDialog } from '#ui/dialogs/sides-dialog.tsx';
import { specificationName } from './edit-fields.ts';

interface Props {
  conflicts: readonly Conflict[];
  /** What is needed to say what stands in them. */
  words: ConflictWords;
  /** The names of those that stay as they are now. */
  onAnswer: (theirs: ReadonlySet<string>) => void;
  /** Back to the form, where all is as it was typed. */
  onClose: () => void;
}

export interface ConflictWords {
  specifications: readonly { key: string; label: string }[];
  /** By slug, what they are called. */
  categories: ReadonlyMap<string, string>;
  /** By id, where to see it. */
  pictures: ReadonlyMap<string, string>;
}

/** In the words of a product. */
export function ConflictDialog({ conflicts, words, onAnswer, onClose }: Props) {
  const fields = conflicts.map(({ name, theirs: now, mine }) => ({
    ...{ name, label: labelOf(name, words), now: shown(name, now, words), mine: shown(name, mine, words) },
  }));
  const text = 'Somebody saved this product since you began.';
  return <SidesDialog text={text} fields={fields} onAnswer={onAnswer} onClose={onClose} />;
}

const labels: Record<string, string> = {
  ...{ name: 'Name', category: 'Category', description: 'Description', price: 'Price', stockQuantity: 'Stock' },
  ...{ compareAtPrice: 'Compare-at price', isActive: 'Status', pictures: 'Pictures' },
  ...{ metaTitle: 'Meta title', metaDescription: 'Meta description' },
};

function labelOf(name: string, { specifications }: ConflictWords): string {
  return labels[name] ?? specifications.find(({ key }) => specificationName(key) === name)?.label ?? name;
}

function shown(name: string, text: string, { categories, pictures }: ConflictWords): ReactNode {
  if (text === '') return <span className="text-muted">Empty</span>;
  if (name === 'price' || name === 'compareAtPrice') return cedi(parseMoney(text) ?? 0);
  if (name === 'isActive') return text === 'true' ? 'Active (visible)' : 'Draft (hidden)';
  if (name === 'category') return categories.get(text) ?? text;
  if (name !== 'pictures') return text;
  const [, ...ids] = text.split(' ');
  return (
    <span className="flex flex-wrap gap-1">
      {ids.map((id) => (
        <img key={id} src={pictures.get(id)} alt="" className="size-9 rounded-sm bg-sunken object-cover" />
      ))}
      <span className="sr-only">{ids.length} pictures</span>
    </span>
  );
}
