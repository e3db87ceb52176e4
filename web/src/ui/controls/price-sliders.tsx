import { wholeNumber } from '@besesaka/schema/kernel/money.ts';
import { useId } from 'react';

interface PriceSlidersProps {
  min: number;
  max: number;
  /** The right end of the scale, which means no limit. */
  end: number;
  onChange: (range: { min: number; max: number }) => void;
}

const step = 50;

/**
 * The lowest and the highest price. The sliders have no name, so the form must send the range in a field of its own.
 */
export function PriceSliders({ min, max, end, onChange }: PriceSlidersProps) {
  return (
    <div className="flex flex-col">
      <Slider
        label="Lowest price"
        value={min}
        end={end}
        onChange={(value) => onChange({ min: Math.min(value, max), max })}
      />
      <Slider
        label="Highest price"
        value={max}
        end={end}
        onChange={(value) => onChange({ min, max: Math.max(value, min) })}
      />
    </div>
  );
}

interface SliderProps {
  label: string;
  value: number;
  end: number;
  onChange: (value: number) => void;
}

function Slider({ label, value, end, onChange }: SliderProps) {
  const id = useId();
  const price = `₵${wholeNumber(value)}`;
  const isOpen = value === end;
  return (
    <div>
      <div className="flex justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <span aria-hidden="true" className="text-muted tabular-nums">
          {price}
          {isOpen && '+'}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={end}
        step={step}
        value={value}
        aria-valuetext={isOpen ? `${price} or more` : price}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-11 w-full cursor-pointer accent-brand"
      />
    </div>
  );
}
