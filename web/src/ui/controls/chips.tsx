import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '#ui/display/class-names.ts';
import { toHeading } from '#ui/lists/filter-chips.tsx';

interface ChipSelectProps {
  label: string;
  /** For a form that works without the script. */
  name?: string;
  /** The text on the chip; by default the chosen option. */
  shown?: ReactNode;
  value: string;
  options: readonly { value: string; label: string }[];
  onPick: (value: string) => void;
  /** The choice differs from the default. */
  isSet?: boolean;
}

/** A native select that looks like a chip: it lies over the text, and the phone shows its own list. */
export function ChipSelect({ label, name, shown, value, options, onPick, isSet = false }: ChipSelectProps) {
  return (
    <span
      className={classNames(
        'chip has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2',
        isSet && 'chip-on',
      )}
    >
      <span aria-hidden="true">{shown ?? options.find((option) => option.value === value)?.label}</span>
      <ChevronDown aria-hidden="true" className="size-4 text-muted" />
      <select
        aria-label={label}
        name={name}
        value={value}
        onChange={({ target }) => onPick(target.value)}
        className="absolute inset-0 size-full appearance-none rounded-full text-base opacity-0"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}

/** A filter that one press turns on. */
export function ChipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} preventScrollReset onClick={toHeading} className="chip">
      {children}
    </Link>
  );
}
