import { classNames } from '#ui/display/class-names.ts';

/** The number of characters used, shown beside a field's label. */
export function Counter({ length, of }: { length: number; of: number }) {
  return (
    <span className={classNames('text-sm tabular-nums', length >= of ? 'font-semibold text-clay' : 'text-muted')}>
      {length}/{of}
    </span>
  );
}
