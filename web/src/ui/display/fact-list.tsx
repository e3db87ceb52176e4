import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { classNames } from './class-names.ts';

interface Props {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Two pairs a line on a large screen. */
  wide?: boolean;
}

/** Names and values, one pair a line. */
export function FactList({ facts, wide }: Props) {
  return (
    <Card className="px-4 py-1">
      {/* The lines below the last pairs are cut off. */}
      <dl className={classNames('grid gap-x-10 text-sm [clip-path:inset(0_0_1px)]', wide && 'lg:grid-cols-2')}>
        {facts.map(([name, value]) => (
          <div key={name} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3 border-line border-b py-2.5">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">{value || <span className="text-muted">Not given</span>}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
