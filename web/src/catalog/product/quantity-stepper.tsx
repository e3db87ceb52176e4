import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';

interface Props {
  quantity: number;
  stock: number;
  onChange: (quantity: number) => void;
  /** Where many stand on one page: the product's name, for those who don't see beside what it stands. */
  of?: string;
  disabled?: boolean;
}

/** 1 up to the stock; whatever else is typed is ignored, and the field goes back when it is left. */
export function QuantityStepper({ quantity, stock, onChange, of, disabled = false }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);

  function take(text: string) {
    setTyped(text);
    const value = typedQuantity(text, stock);
    if (value !== null) onChange(value);
  }

  function step(by: 1 | -1) {
    setTyped(null);
    onChange(steppedQuantity(quantity, by, stock));
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <label htmlFor={id} className={of ? 'sr-only' : 'font-medium'}>
        {of ? `Quantity of ${of}` : 'Quantity'}
      </label>
      <div className="flex rounded-md border border-control bg-surface">
        <button
          type="button"
          className={button}
          aria-label={of ? `One less: ${of}` : 'One less'}
          disabled={disabled || quantity <= 1}
          onClick={() => step(-1)}
        >
          <Minus size={18} aria-hidden />
        </button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          className="w-14 min-w-0 bg-transparent text-center text-base tabular-nums focus-visible:outline-offset-0 disabled:text-muted"
          value={typed ?? quantity}
          disabled={disabled}
          onChange={(event) => take(event.currentTarget.value)}
          onBlur={() => setTyped(null)}
        />
        <button
          type="button"
          className={button}
          aria-label={of ? `One more: ${of}` : 'One more'}
          disabled={disabled || quantity >= stock}
          onClick={() => step(1)}
        >
          <Plus size={18} aria-hidden />
        </button>
      </div>
    </div>
  );
}

const button =
  'grid size-[44px] shrink-0 place-items-center rounded-md hover:bg-sunken disabled:text-control disabled:hover:bg-transparent';

/** A typed quantity: a whole number from 1 to the stock, or null when the typing is to be ignored. */
export function typedQuantity(text: string, stock: number): number | null {
  if (!/^\d{1,7}$/.test(text.trim())) return null;
  const value = Number(text);
  return value >= 1 && value <= stock ? value : null;
}

/** One step up or down, never out of 1 to stock. */
export function steppedQuantity(current: number, step: 1 | -1, stock: number): number {
  return withinStock(current + step, stock);
}

/** The quantity after the stock has changed under the reader: as wished as the stock still allows. */
export function withinStock(quantity: number, stock: number): number {
  return Math.max(1, Math.min(quantity, stock));
}
