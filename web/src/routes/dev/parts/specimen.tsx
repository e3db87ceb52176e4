import type { ReactNode } from 'react';

/** Parts of one kind under their name. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <h2 className="font-medium font-sans text-muted text-sm tracking-normal">{title}</h2>
      <div className="flex flex-wrap items-center gap-3 *:max-w-full">{children}</div>
    </section>
  );
}

/** A part that takes the whole width. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className="w-full min-w-0">{children}</div>;
}
