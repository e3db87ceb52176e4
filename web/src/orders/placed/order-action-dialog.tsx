import { Dialog } from '@base-ui/react/dialog';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import { type FormEvent, useState } from 'react';
import type { OrderAction, PaymentMethod } from '#gql/graphql.ts';
import { newId } from '#platform/device/new-id.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { DialogRoot } from '#ui/dialogs/dialog-root.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { actionWords, paymentWords, reasonFor } from './order-words.ts';
import { useChangeOrder } from './use-change-order.ts';

export interface OrderActionDialogProps {
  orderId: string;
  version: number;
  action: OrderAction;
  viewerIsSeller: boolean;
  onClose: () => void;
}

/** A step with its reason, and with the way of paying; what was refused, and whether an answer came at all. */
function useStep({ orderId, version, action, viewerIsSeller, onClose }: OrderActionDialogProps) {
  const wantsReason = reasonFor(action, viewerIsSeller);
  const changeOrder = useChangeOrder(orderId);
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [method, setMethod] = useState<PaymentMethod>('CASH_ON_DELIVERY');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [unanswered, setUnanswered] = useState(false);
  // Sent again after a lost answer, it is still the same step.
  const [key] = useState(newId);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const given = reason.trim();
    if (wantsReason === 'required' && given.length < orderLimits.reasonMin) {
      setProblem(orderTexts.reasonRequired);
      return;
    }
    setBusy(true);
    setUnanswered(false);
    const paymentMethod = action === 'MARK_PAID' ? method : undefined;
    const refusal = await changeOrder({ action, version, reason: given || undefined, paymentMethod }, key);
    setBusy(false);
    // Without an answer the reason and the key stay, to be sent again. It is said here: a toast would lie upon the button.
    if (refusal === texts.networkError) return setUnanswered(true);
    if (refusal) toast.error(refusal);
    onClose();
  }

  function write(text: string) {
    setReason(text);
    setProblem(undefined);
  }

  return { wantsReason, reason, write, problem, method, setMethod, busy, unanswered, submit };
}

/** Asks once before a step is taken: for a reason where one is owed, for the way of paying when it was paid. */
export function OrderActionDialog(props: OrderActionDialogProps) {
  const { action, onClose } = props;
  const { title, text, label, grave } = actionWords[action];
  const { wantsReason, reason, write, problem, method, setMethod, busy, unanswered, submit } = useStep(props);
  return (
    <DialogRoot onClose={() => busy || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-black/50 transition-opacity duration-150 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-x-4 bottom-4 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-md overflow-y-auto rounded-lg bg-surface p-6 text-text shadow-float transition-[opacity,translate] duration-200 ease-out data-starting-style:translate-y-3 data-starting-style:opacity-0 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2">
          <form onSubmit={submit} noValidate className="flex flex-col gap-4">
            <Dialog.Title className="text-lg">{title}</Dialog.Title>
            <Dialog.Description className="text-muted">{text}</Dialog.Description>
            {wantsReason !== 'none' && (
              <Reason isRequired={wantsReason === 'required'} value={reason} problem={problem} onChange={write} />
            )}
            {action === 'MARK_PAID' && <PaymentMethods value={method} onChange={setMethod} />}
            <p role="alert" className="rounded-md bg-clay-tint px-4 py-3 text-clay-strong text-sm empty:hidden">
              {unanswered && texts.networkError}
            </p>
            <div className="mt-2 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <Button tone="secondary" onClick={onClose} disabled={busy}>
                Go back
              </Button>
              <Button type="submit" tone={grave ? 'danger' : 'primary'} busy={busy}>
                {label}
              </Button>
            </div>
          </form>
        </Dialog.Popup>
      </Dialog.Portal>
    </DialogRoot>
  );
}

interface ReasonProps {
  isRequired: boolean;
  value: string;
  problem: string | undefined;
  onChange: (text: string) => void;
}

function Reason({ isRequired, value, problem, onChange }: ReasonProps) {
  return (
    <Field
      label={isRequired ? 'Reason' : 'Reason (optional)'}
      error={problem}
      aside={
        <span className="text-muted text-sm tabular-nums">
          {value.length}/{orderLimits.reasonMax}
        </span>
      }
    >
      <Textarea
        rows={3}
        maxLength={orderLimits.reasonMax}
        required={isRequired}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

const methods: readonly PaymentMethod[] = ['CASH_ON_DELIVERY', 'MOBILE_MONEY', 'OTHER'];

interface PaymentMethodsProps {
  value: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
}

function PaymentMethods({ value, onChange }: PaymentMethodsProps) {
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="sr-only">Way of paying</legend>
      {methods.map((method) => (
        <label key={method} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="payment-method"
            className="size-5 accent-brand"
            checked={value === method}
            onChange={() => onChange(method)}
          />
          {paymentWords[method]}
        </label>
      ))}
    </fieldset>
  );
}
