import type { ReactNode } from 'react';
import { Card } from './card.tsx';

/** Names and values, one pair a line. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Card className="px-4 py-1">
      <dl className="divide-y divide-line text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3 py-2.5">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">{value || <span className="text-muted">Not given</span>}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
