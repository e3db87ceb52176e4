import { Mark } from './mark.tsx';

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2 text-brand">
      <Mark className="size-8" />
      <span className="font-bold font-heading text-xl tracking-tight">Besesaka</span>
    </span>
  );
}
