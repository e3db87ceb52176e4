import Info from 'lucide-react/icons/info';

/** Lists the parts of the URL that could not be used. The product list below ignores them. */
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
