import { Info } from 'lucide-react';

/** What in the address could not be used; the list below it is right without. */
export function AddressProblems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <div role="status" className="mt-4 flex gap-3 rounded-md bg-gold-tint px-4 py-3 text-sm">
      <Info aria-hidden="true" className="size-5 shrink-0" />
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}
