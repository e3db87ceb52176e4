import type { ReactNode } from 'react';

/** The parent of a `SideColumn`, whose main part it stands beside on a wide screen. */
export const withSideColumn =
  'flex flex-col gap-5 xl:grid xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start xl:gap-x-8';

/** Stays in view beside the main part, and follows it on a narrow screen. */
export function SideColumn({ children }: { children: ReactNode }) {
  return (
    <div className="contents xl:sticky xl:top-22 xl:col-start-2 xl:row-span-3 xl:row-start-1 xl:flex xl:flex-col xl:gap-5">
      {children}
    </div>
  );
}
