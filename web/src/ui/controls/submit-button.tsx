import { type ComponentProps, useId } from 'react';
import { Button } from './button.tsx';
import { isIncomplete, type Missing, MissingLine } from './missing-line.tsx';

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'blocked'> & Missing;

/** The button that sends a form. It is off until the form is complete and changed, with a line that says why. */
export function SubmitButton({ missing, sentences, isUnchanged, blocked, ...button }: Props) {
  const id = useId();
  const form = { missing, sentences, isUnchanged, blocked };
  return (
    <div className={`flex gap-x-4 gap-y-2 ${button.wide ? 'flex-col' : 'flex-wrap items-center'}`}>
      <Button type="submit" blocked={isIncomplete(form) && { shownBy: id }} {...button} />
      <MissingLine id={id} {...form} />
    </div>
  );
}
