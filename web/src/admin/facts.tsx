import type { ReactNode } from 'react';

/** Names and values beside each other. Those without a value are left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
