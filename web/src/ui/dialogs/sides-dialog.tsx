import { useState } from 'react';
import { BothSides, type Side } from './both-sides.tsx';
import { FormDialog } from './form-dialog.tsx';

interface Props {
  /** What happened, and whose it is. */
  text: string;
  fields: readonly Side[];
  /** The names of those that stay as they are now. */
  onAnswer: (theirs: ReadonlySet<string>) => void;
  /** Back to the form, where all is as it was typed. */
  onClose: () => void;
}

/** Another tab or person saved the same fields since: each is decided on, and nothing is lost unasked. */
export function SidesDialog({ text, fields, onAnswer, onClose }: Props) {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const choose = (name: string, side: 'theirs' | 'mine') =>
    setTheirs((before) => new Set([...before].filter((one) => one !== name).concat(side === 'theirs' ? [name] : [])));
  return (
    <FormDialog
      title="Changed meanwhile"
      text={`${text} Choose for each field what it is to be; all else of both is kept.`}
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
