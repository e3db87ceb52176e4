import { type CamelKeys, enumName } from '@besesaka/schema/kernel/names.ts';
import { changeOrderInput } from '@besesaka/schema/orders/inputs.ts';
import { orderLimits as limits, paymentMethod } from '@besesaka/schema/orders/limits.ts';
import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import { useState } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import type { z } from 'zod';
import { newId } from '#platform/device/new-id.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { type AskedAction, actionWords, paymentWords, reasonFor } from './order-words.ts';
import { useChangeOrder } from './use-change-order.ts';

export interface OrderActionDialogProps {
  orderId: string;
  version: number;
  action: AskedAction;
  /** The seller's proposal, if there is one. */
  proposedFee: string | null;
  viewerIsSeller: boolean;
  isPaidInApp: boolean;
  onClose: () => void;
}

const step = changeOrderInput.pick({
  reason: true,
  payment_method: true,
  fee: true,
  carrier: true,
  tracking_number: true,
  rider_name: true,
  rider_phone: true,
});
const stepWithFee = step.required({ fee: true });
const stepWithReason = step.refine(({ reason }) => (reason?.length ?? 0) >= limits.reasonMin, {
  message: orderTexts.reasonRequired,
  path: ['reason'],
});

/** Confirms an action on an order, and asks for a reason or a payment method where one is needed. */
export function OrderActionDialog(props: OrderActionDialogProps) {
  const { orderId, version, action, viewerIsSeller, onClose } = props;
  // The buyer accepts the fee that they saw, not one that replaced it meanwhile.
  const [seenFee] = useState(props.proposedFee);
  const { title, text, paidText = text, label, grave } = actionWords[action];
  const wantsReason = reasonFor(action, viewerIsSeller);
  const changeOrder = useChangeOrder(orderId);
  const toast = useToast();
  // A retry after a lost response must count as the same action, so the key stays the same.
  const [key] = useState(newId);
  const form = useInputForm(schemaFor(action, wantsReason), { draft: `order-${action}-${orderId}` }, async (values) => {
    const paymentMethod = values.paymentMethod && enumName(values.paymentMethod);
    const sent = { ...values, action, version, reason: values.reason || undefined, paymentMethod };
    if (action === 'ACCEPT_FEE') sent.fee = seenFee ?? undefined;
    const refusal = await changeOrder(sent, key);
    // Errors that the user can fix show in the dialog, where no toast covers the button.
    if (refusal && (refusal.kind !== 'refusal' || refusal.fields.length > 0)) return refusal;
    if (refusal) toast.error(refusal.message);
    onClose();
    return null;
  });

  return (
    <FormDialog
      of={form}
      title={title}
      text={props.isPaidInApp ? paidText : text}
      submit={label}
      leave="Go back"
      tone={grave ? 'danger' : 'primary'}
      missing={[]}
      onClose={onClose}
    >
      {wantsReason !== 'none' && (
        <TextAreaField
          name="reason"
          label="Reason"
          isOptional={wantsReason !== 'required'}
          rows={3}
          required={wantsReason === 'required'}
          counts
        />
      )}
      {action === 'PROPOSE_FEE' && <TextField name="fee" label="Delivery fee in cedis" placeholder="25.00" />}
      {action === 'DISPATCH' && <Tracking />}
      {action === 'MARK_PAID' && <PaymentMethods register={form.form.register} />}
    </FormDialog>
  );
}

function schemaFor(action: AskedAction, reason: ReturnType<typeof reasonFor>): z.ZodType<z.infer<typeof step>> {
  if (action === 'PROPOSE_FEE') return stepWithFee;
  return reason === 'required' ? stepWithReason : step;
}

/** Whom the buyer can ask where the goods are. */
function Tracking() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField name="carrier" label="Bus or courier company" isOptional />
      <TextField name="trackingNumber" label="Tracking number" isOptional />
      <TextField name="riderName" label="Rider’s name" isOptional />
      <TextField name="riderPhone" label="Rider’s phone" isOptional placeholder="0241234567" autoComplete="off" />
    </div>
  );
}

type Register = { register: UseFormRegister<CamelKeys<z.infer<typeof step>>> };

function PaymentMethods({ register }: Register) {
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="sr-only">Payment method</legend>
      {paymentMethod.values.map((method, n) => (
        <label key={method} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            className="size-5"
            value={method}
            defaultChecked={n === 0}
            {...register('paymentMethod')}
          />
          {paymentWords[enumName(method)]}
        </label>
      ))}
    </fieldset>
  );
}
