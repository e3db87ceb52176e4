import { buttonStyle } from '#ui/controls/button.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { isSoldOut, variantChoiceId } from './choice.ts';
import type { Choice } from './use-choice.ts';

/** A group of values for each option. Without script it is a form that loads the page with the choice. */
export function VariantChoice({ choice }: { choice: Choice }) {
  if (choice.options.length === 0) return null;
  return (
    <form
      id={variantChoiceId}
      className="flex scroll-mt-24 flex-col gap-4"
      onSubmit={(event) => event.preventDefault()}
    >
      {choice.options.map((option, place) => (
        <OptionGroup key={option.key} choice={choice} place={place} />
      ))}
      <noscript>
        <button type="submit" className={buttonStyle({ tone: 'secondary', wide: true })}>
          Show this choice
        </button>
      </noscript>
    </form>
  );
}

/** An option without a value has an outline while it has the focus, as it has after "Buy Now" moved there. */
function OptionGroup({ choice, place }: { choice: Choice; place: number }) {
  const { options, variants, chosen } = choice;
  const option = options[place];
  if (!option) return null;
  const value = chosen[place];
  return (
    <fieldset className="group">
      <legend className="mb-2 font-medium">
        {option.name}
        {value === null ? (
          <span className="hidden font-normal text-clay group-focus-within:inline">: please choose</span>
        ) : (
          <span className="font-normal text-muted">: {value}</span>
        )}
      </legend>
      <div
        className={classNames(
          'flex flex-wrap gap-2 rounded-md outline-clay outline-offset-4',
          value === null && 'group-focus-within:outline-2',
        )}
      >
        {option.values.map((one) => (
          <ValueChip
            key={one}
            name={option.key}
            value={one}
            isChosen={one === value}
            soldOut={isSoldOut(variants, { chosen, place, value: one })}
            onChoose={() => choice.choose(place, one)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ChipProps {
  name: string;
  value: string;
  isChosen: boolean;
  soldOut: boolean;
  onChoose: () => void;
}

/** A value that is sold out is struck through. It can still be chosen, to see its picture or to ask the seller. */
function ValueChip({ name, value, isChosen, soldOut, onChoose }: ChipProps) {
  return (
    <label
      className={classNames(
        'grid min-h-11 min-w-11 cursor-pointer place-items-center rounded-md border bg-surface px-3 text-center text-sm',
        'has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2',
        isChosen ? 'border-brand bg-brand-tint font-semibold text-brand' : 'border-control hover:bg-sunken',
        soldOut && !isChosen && 'border-line text-muted',
      )}
    >
      <input type="radio" name={name} value={value} checked={isChosen} onChange={onChoose} className="sr-only" />
      <span className="min-w-0 break-words">
        {soldOut ? <s>{value}</s> : value}
        {soldOut && <span className="sr-only">, sold out</span>}
      </span>
    </label>
  );
}
