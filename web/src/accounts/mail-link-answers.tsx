import CircleCheck from 'lucide-react/icons/circle-check';
import Link2Off from 'lucide-react/icons/link-2-off';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** The explanation and the links below it. */
  children: ReactNode;
}

export function LinkDone({ title, children }: Props) {
  return (
    <div role="status" className="flex flex-col gap-4">
      <CircleCheck aria-hidden="true" className="size-10 text-brand" />
      <p className="font-semibold text-lg">{title}</p>
      {children}
    </div>
  );
}

export function LinkRefused({ title, children }: Props) {
  return (
    <div role="alert" className="flex flex-col gap-4">
      <Link2Off aria-hidden="true" className="size-10 text-clay" />
      <p className="font-semibold text-lg">{title}</p>
      {children}
    </div>
  );
}
