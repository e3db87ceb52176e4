import { wholeNumber } from '@besesaka/schema/kernel/money.ts';
import type { LucideIcon } from 'lucide-react';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, useId, useState } from 'react';
import { PlainButton } from '#ui/controls/plain-button.tsx';

interface Props {
  quantity: number;
  stock: number;
  onChange: (quantity: number) => void;
  /** The product's name, for screen readers, where a page has many steppers. */
  of?: string;
  /** The id of the form that submits the quantity without script. */
  formId?: string | undefined;
  /** Why the quantity cannot be changed now. */
  blocked?: string | false;
}

interface Typing {
  text: string;
  /** The quantity to fall back to if the typing is ignored. */
  before: number;
}

/**
 * Allows 1 up to the stock. Any other typed value is ignored with a short explanation, and the field reverts when it
 * loses the focus.
 */
export function QuantityStepper({ quantity, stock, onChange, of, formId, blocked = false }: Props) {
  const id = useId();
  const [typing, setTyping] = useState<Typing | null>(null);
  const [ignored, setIgnored] = useState<string | null>(null);

  function take(text: string) {
    const before = typing?.before ?? quantity;
    const read = readQuantity(text, before, stock);
    setTyping({ text, before });
    setIgnored(read.ignored);
    if (read.quantity !== quantity) onChange(read.quantity);
  }

  function step(by: 1 | -1) {
    setTyping(null);
    setIgnored(null);
    onChange(steppedQuantity(quantity, by, stock));
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <label htmlFor={id} className={of ? 'sr-only' : 'font-medium'}>
        {of ? `Quantity of ${of}` : 'Quantity'}
      </label>
      <div className="flex rounded-md border border-control bg-surface">
        <StepButton
          label={of ? `One less: ${of}` : 'One less'}
          icon={Minus}
          blocked={blocked || (quantity <= 1 && 'The least is 1.')}
          onClick={() => step(-1)}
        />
        <input
          id={id}
          name={formId && 'quantity'}
          form={formId}
          inputMode="numeric"
          autoComplete="off"
          className="w-14 min-w-0 bg-transparent text-center text-base tabular-nums focus-visible:outline-offset-0 disabled:text-muted"
          value={typing?.text ?? quantity}
          disabled={Boolean(blocked)}
          aria-describedby={`${id}-ignored`}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => take(event.currentTarget.value)}
          onKeyDown={endTyping}
          onBlur={() => setTyping(null)}
        />
        <StepButton
          label={of ? `One more: ${of}` : 'One more'}
          icon={Plus}
          blocked={blocked || (quantity >= stock && onlySo(stock))}
          onClick={() => step(1)}
        />
      </div>
      <p id={`${id}-ignored`} role="status" className="basis-full text-clay text-sm empty:hidden">
        {ignored && `${ignored} The quantity stays ${wholeNumber(quantity)}.`}
      </p>
    </div>
  );
}

/** Enter ends the typing instead of sending the form, which would add to the cart. */
function endTyping(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.blur();
}

interface StepButtonProps {
  label: string;
  icon: LucideIcon;
  blocked: string | false;
  onClick: () => void;
}

function StepButton({ label, icon: Icon, blocked, onClick }: StepButtonProps) {
  return (
    <PlainButton className="step-button" aria-label={label} blocked={blocked} onClick={onClick}>
      <Icon size={18} aria-hidden />
    </PlainButton>
  );
}

/** A typed quantity: a whole number from 1 to the stock, or null if the typing is to be ignored. */
export function typedQuantity(text: string, stock: number): number | null {
  if (!/^\d{1,7}$/.test(text.trim())) return null;
  const value = Number(text);
  return value >= 1 && value <= stock ? value : null;
}

/** Reads the whole typed text. If it is not a valid quantity, the earlier one stays, with the reason. */
export function readQuantity(text: string, before: number, stock: number) {
  const value = typedQuantity(text, stock);
  if (value !== null) return { quantity: value, ignored: null };
  return { quantity: before, ignored: text.trim() === '' ? null : whyIgnored(text.trim(), stock) };
}

function whyIgnored(text: string, stock: number): string {
  if (!/^\d+$/.test(text)) return 'Enter a whole number.';
  return Number(text) === 0 ? 'Enter at least 1.' : onlySo(stock);
}

const onlySo = (stock: number) => `Only ${wholeNumber(stock)} available.`;

/** One step up or down, within 1 to the stock. */
export function steppedQuantity(current: number, step: 1 | -1, stock: number): number {
  return withinStock(current + step, stock);
}

/** Limits the quantity to a stock that has changed. */
export function withinStock(quantity: number, stock: number): number {
  return Math.max(1, Math.min(quantity, stock));
}
