/** Beside the label of a field: how much of its room is taken. */
export function Counter({ length, of }: { length: number; of: number }) {
  return (
    <span className="text-muted text-sm tabular-nums">
      {length}/{of}
    </span>
  );
}
