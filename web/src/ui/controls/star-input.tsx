import { useId } from 'react';
import { classNames } from '#ui/display/class-names.ts';
import { star } from '#ui/display/stars.tsx';

interface StarInputProps {
  label: string;
  /** 0 means no rating yet. */
  value: number;
  onChange: (value: number) => void;
  /** The field's name in its form. */
  name?: string;
  /** Allows clearing the rating. */
  clearable?: boolean;
}

const starLabels = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

/** One to five stars, set by mouse, touch or arrow keys. */
export function StarInput({ label, name: given, value, onChange, clearable = false }: StarInputProps) {
  const ownName = useId();
  const name = given ?? ownName;
  return (
    <fieldset>
      <legend className="font-medium text-sm">{label}</legend>
      <div className="-ms-2 flex items-center">
        {starLabels.map((word, n) => (
          <label
            key={word}
            className="grid size-11 cursor-pointer place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name={name}
              value={n + 1}
              checked={value === n + 1}
              onChange={() => onChange(n + 1)}
              className="sr-only"
              aria-label={`${n + 1} ${n === 0 ? 'star' : 'stars'}: ${word}`}
            />
            <svg
              viewBox="0 0 20 20"
              aria-hidden="true"
              strokeWidth={1.25}
              className={classNames('size-7 stroke-control', n < value ? 'fill-gold stroke-gold' : 'fill-none')}
            >
              <path d={star} />
            </svg>
          </label>
        ))}
        {clearable && value > 0 && (
          <button
            type="button"
            onClick={() => onChange(0)}
            className="min-h-11 px-2 text-muted text-sm underline-offset-4 hover:underline"
          >
            Clear<span className="sr-only"> {label}</span>
          </button>
        )}
      </div>
    </fieldset>
  );
}
