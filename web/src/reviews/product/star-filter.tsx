import { classNames } from '#ui/display/class-names.ts';

interface Props {
  /** How many reviews each number of stars has, five first. */
  distribution: readonly { stars: number; count: number }[];
  /** Null for all. */
  chosen: number | null;
  onChoose: (stars: number | null) => void;
}

export function StarFilter({ distribution, chosen, onChoose }: Props) {
  const choices = [{ stars: null, count: 1 }, ...distribution];
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Show reviews with</legend>
      {choices.map(({ stars, count }) => (
        <button
          key={stars}
          type="button"
          aria-pressed={chosen === stars}
          disabled={count === 0}
          onClick={() => onChoose(stars)}
          className={classNames(
            'min-h-11 rounded-full border px-4 text-sm transition-colors duration-150 disabled:opacity-50',
            chosen === stars
              ? 'border-brand bg-brand-tint font-semibold text-brand'
              : 'border-line bg-surface enabled:hover:bg-sunken',
          )}
        >
          {stars === null ? 'All' : `${stars} ${stars === 1 ? 'star' : 'stars'}`}
        </button>
      ))}
    </fieldset>
  );
}
