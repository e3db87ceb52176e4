import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { type Missing, MissingLine } from './missing-line.tsx';

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'disabled'> & Missing & { isBlocked?: boolean };

/** The button that sends a form. It is disabled until the form is complete and changed, with a line that says why. */
export function SubmitButton({ missing, sentences, isUnchanged = false, isBlocked = false, ...button }: Props) {
  return (
    <div className={`flex gap-x-4 gap-y-2 ${button.wide ? 'flex-col' : 'flex-wrap items-center'}`}>
      <Button type="submit" disabled={missing.length > 0 || isUnchanged || isBlocked} {...button} />
      <MissingLine {...{ missing, sentences, isUnchanged }} />
    </div>
  );
}
