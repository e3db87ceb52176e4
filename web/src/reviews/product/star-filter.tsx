interface Props {
  /** How many reviews each number of stars has, five first. */
  distribution: readonly { stars: number; count: number }[];
  /** Null for all. */
  chosen: number | null;
  onChoose: (stars: number | null) => void;
}

export function StarFilter({ distribution, chosen, onChoose }: Props) {
  const shownStars = distribution.filter(({ stars, count }) => count > 0 || stars === chosen);
  const choices = [null, ...shownStars.map(({ stars }) => stars)];
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Show reviews with</legend>
      {choices.map((stars) => (
        <button
          key={stars}
          type="button"
          aria-pressed={chosen === stars}
          onClick={() => onChoose(stars)}
          className="chip"
        >
          {stars === null ? 'All' : `${stars} ${stars === 1 ? 'star' : 'stars'}`}
        </button>
      ))}
    </fieldset>
  );
}
