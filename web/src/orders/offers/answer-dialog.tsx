import { variantName } from '@besesaka/schema/catalog/variant-names.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { offerLimits } from '@besesaka/schema/orders/offers/limits.ts';
import { offeredText } from '@besesaka/schema/orders/offers/offered-text.ts';
import { useState } from 'react';
import { Field } from '#ui/controls/field.tsx';
import { Select } from '#ui/controls/select.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import type { Offer } from './apply-offer.ts';
import type { OfferRequest } from './offer-actions.ts';
import { PriceFields, usePriceFields } from './price-fields.tsx';
import { changedMeanwhile, useAnswerOffer } from './use-answer-offer.ts';

type Answer = OfferRequest['action'];

interface Props {
  request: OfferRequest;
  onClose: () => void;
}

/** Asks before an answer is sent. A seller also says how long the price holds. */
export function AnswerDialog({ request: { offer, action: chosen }, onClose }: Props) {
  const answer = useAnswerOffer();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [hours, setHours] = useState(String(offerLimits.usualHours));
  const fields = usePriceFields({ price: offer.price.amount, quantity: offer.quantity });
  const { title, text, submit } = wordsOf(chosen, offer);
  const isStale = problem === changedMeanwhile;
  const isCounter = chosen === 'COUNTER';
  const holds = isCounter || (chosen === 'ACCEPT' && offer.viewerIs === 'SELLER');

  async function send(action: Answer) {
    setBusy(true);
    setProblem('');
    const refusal = await answer({
      offerId: offer.id,
      version: offer.version,
      action,
      ...(isCounter && fields.values),
      ...(holds && { hours: Number(hours) }),
    });
    setBusy(false);
    if (refusal) setProblem(refusal);
    else onClose();
  }

  return (
    <FormDialog
      draft={`answer-${chosen}-${offer.id}`}
      title={title}
      text={text}
      submit={submit}
      leave={isStale ? 'Close' : 'Cancel'}
      blocked={isStale && 'This can no longer be sent.'}
      tone={chosen === 'DECLINE' || chosen === 'WITHDRAW' ? 'danger' : 'primary'}
      busy={busy}
      missing={isCounter ? fields.missing : []}
      isUnchanged={isCounter && !fields.isChanged}
      onSubmit={() => void send(chosen)}
      onClose={onClose}
    >
      {isCounter && <PriceFields fields={fields} />}
      {holds && (
        <Field label="The price holds for">
          <Select name="hours" value={hours} onChange={({ target }) => setHours(target.value)}>
            {durations.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <p role="alert" className="text-clay text-sm empty:hidden">
        {problem}
      </p>
    </FormDialog>
  );
}

const durations = [
  [24, '1 day'],
  [48, '2 days'],
  [72, '3 days'],
  [168, '1 week'],
] as const;

function wordsOf(action: Answer, { price, quantity, total, productName, variantLabel, viewerIs }: Offer) {
  const name = variantName(productName, variantLabel);
  const offered = offeredText(cedi(price.amount), quantity);
  const text = quantity > 1 ? `${name}: ${offered}, ${cedi(total.amount)} in all.` : `${name}: ${offered}.`;
  if (action === 'COUNTER') return { title: 'Name another price', text, submit: 'Send' };
  if (action === 'DECLINE') return { title: 'Decline this offer?', text, submit: 'Decline' };
  if (action === 'WITHDRAW') return { title: 'Withdraw this offer?', text, submit: 'Withdraw' };
  const after = viewerIs === 'BUYER' ? ' You can order right after.' : ' The buyer can order at this price, once.';
  return { title: `Accept ${offered}?`, text: text + after, submit: 'Accept' };
}
