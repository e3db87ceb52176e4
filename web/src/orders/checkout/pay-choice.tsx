import { protectedWords } from '@besesaka/schema/orders/pay-now-words.ts';
import { payNowRefusal, type Quote } from './use-delivery.ts';

interface Props {
  quote: Quote;
  paysNow: boolean;
  isHeld: boolean;
  onChoose: (paysNow: boolean) => void;
}

/** When the buyer pays. Only a final total can be paid now. */
export function PayChoice({ quote, paysNow, isHeld, onChoose }: Props) {
  const refusal = payNowRefusal(quote);
  const shops = quote.deliveries.map(({ shop }) => shop.name);
  return (
    <fieldset disabled={isHeld}>
      <legend className="mb-1 font-semibold">Payment</legend>
      <div className="grid grid-cols-[auto_1fr] divide-x divide-line rounded-md border border-control sm:grid-cols-2">
        <Choice isChosen={!paysNow} onChoose={() => onChoose(false)}>
          Pay on delivery
        </Choice>
        <Choice isChosen={paysNow} isDisabled={refusal !== ''} onChoose={() => onChoose(true)}>
          Pay now, protected
        </Choice>
      </div>
      <p id={reasonId} className="mt-1.5 break-words text-muted text-sm empty:hidden">
        {refusal || (paysNow && protectedWords(shops))}
      </p>
    </fieldset>
  );
}

const reasonId = 'pay-choice-reason';

interface ChoiceProps {
  isChosen: boolean;
  isDisabled?: boolean;
  onChoose: () => void;
  children: string;
}

function Choice({ isChosen, isDisabled = false, onChoose, children }: ChoiceProps) {
  return (
    <label className="flex h-14 cursor-pointer items-center gap-1.5 px-2 text-sm max-sm:tracking-tight leading-4 has-disabled:cursor-default has-disabled:text-muted sm:px-3 sm:text-base">
      <input
        type="radio"
        className="size-5"
        name="pay-choice"
        checked={isChosen}
        disabled={isDisabled}
        aria-describedby={reasonId}
        onChange={onChoose}
      />
      {children}
    </label>
  );
}
