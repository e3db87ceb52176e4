import { cedi, parseMoney } from '@besesaka/schema/kernel/money.ts';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { BothSides } from './both-sides.tsx';
import { type Conflict, specificationName } from './merge-edit.ts';

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
  /** By id, where to see it. */
  pictures: ReadonlyMap<string, string>;
}

/** Another tab or person saved the same fields since: each is decided on, and nothing is lost unasked. */
export function ConflictDialog({ conflicts, words, onAnswer, onClose }: Props) {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const fields = conflicts.map(({ name, theirs: now, mine }) => ({
    ...{ name, label: labelOf(name, words), now: shown(name, now, words), mine: shown(name, mine, words) },
  }));
  const choose = (name: string, side: 'theirs' | 'mine') =>
    setTheirs((before) => new Set([...before].filter((one) => one !== name).concat(side === 'theirs' ? [name] : [])));
  return (
    <FormDialog
      title="Changed meanwhile"
      text="Somebody saved this product since you began. Choose for each field what it is to be; all else of both is kept."
      submit="Save"
      leave="Back to the form"
      busy={false}
      onSubmit={() => onAnswer(theirs)}
      onClose={onClose}
    >
      <BothSides fields={fields} choice={{ theirs, choose }} />
    </FormDialog>
  );
}

const labels: Record<string, string> = {
  ...{ name: 'Name', category: 'Category', description: 'Description', price: 'Price', stockQuantity: 'Stock' },
  ...{ compareAtPrice: 'Compare-at price', isActive: 'Status', pictures: 'Pictures' },
  ...{ metaTitle: 'Meta title', metaDescription: 'Meta description' },
};

function labelOf(name: string, { specifications }: ConflictWords): string {
  return labels[name] ?? specifications.find(({ key }) => specificationName(key) === name)?.label ?? name;
}

/** The form's own list knows what its choices are called. */
function chosenWords(slug: string): string {
  const option = document.querySelector<HTMLOptionElement>(
    `select[name="category"] option[value="${CSS.escape(slug)}"]`,
  );
  return option?.text ?? slug;
}

function shown(name: string, text: string, { pictures }: ConflictWords): ReactNode {
  if (text === '') return <span className="text-muted">Empty</span>;
  if (name === 'price' || name === 'compareAtPrice') return cedi(parseMoney(text) ?? 0);
  if (name === 'isActive') return text === 'true' ? 'Active (visible)' : 'Draft (hidden)';
  if (name === 'category') return chosenWords(text);
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
