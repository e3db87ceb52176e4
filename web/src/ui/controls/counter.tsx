/** The number of characters used, shown beside a field's label. */
export function Counter({ length, of }: { length: number; of: number }) {
  return (
    <span className="text-muted text-sm tabular-nums">
      {length}/{of}
    </span>
  );
}
