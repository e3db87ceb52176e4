import { type CamelKeys, enumName } from '@besesaka/schema/kernel/names.ts';
import { changeOrderInput } from '@besesaka/schema/orders/inputs.ts';
import { orderLimits as limits, type PaymentMethod as Method, paymentMethod } from '@besesaka/schema/orders/limits.ts';
import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import { useState } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { z } from 'zod';
import type { PaymentMethod } from '#gql/graphql.ts';
import { newId } from '#platform/device/new-id.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
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
  const { title, text, label, grave } = actionWords[action];
  const wantsReason = reasonFor(action, viewerIsSeller);
  const changeOrder = useChangeOrder(orderId);
  const toast = useToast();
  // A retry after a lost response must count as the same action, so the key stays the same.
  const [key] = useState(newId);
  const { form, submit, failure } = useInputForm(
    schemaFor(action, wantsReason),
    { draft: { none: 'its dialog stores it' } },
    async (values) => {
      const paymentMethod = values.paymentMethod && methodOf(values.paymentMethod);
      const sent = { ...values, action, version, reason: values.reason || undefined, paymentMethod };
      if (action === 'ACCEPT_FEE') sent.fee = seenFee ?? undefined;
      const refusal = await changeOrder(sent, key);
      // Errors that the user can fix show in the dialog, where no toast covers the button.
      if (refusal && (refusal.kind !== 'refusal' || refusal.fields.length > 0)) return refusal;
      if (refusal) toast.error(refusal.message);
      onClose();
      return null;
    },
  );
  const { register, watch, formState } = form;

  return (
    <FormDialog
      draft={`order-${action}-${orderId}`}
      title={title}
      text={text}
      submit={label}
      leave="Go back"
      tone={grave ? 'danger' : 'primary'}
      busy={formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      {wantsReason !== 'none' && (
        <Reason
          isRequired={wantsReason === 'required'}
          register={register}
          problem={formState.errors.reason?.message}
          length={watch('reason')?.length ?? 0}
        />
      )}
      {action === 'PROPOSE_FEE' && (
        <Field label="Delivery fee in cedis" error={formState.errors.fee?.message}>
          <Input inputMode="decimal" placeholder="25.00" {...register('fee')} />
        </Field>
      )}
      {action === 'DISPATCH' && <Tracking register={register} errors={formState.errors} />}
      {action === 'MARK_PAID' && <PaymentMethods register={register} />}
      <p role="alert" className="rounded-md bg-clay-tint px-4 py-3 text-clay-strong text-sm empty:hidden">
        {failure}
      </p>
    </FormDialog>
  );
}

function schemaFor(action: AskedAction, reason: ReturnType<typeof reasonFor>): z.ZodType<z.infer<typeof step>> {
  if (action === 'PROPOSE_FEE') return stepWithFee;
  return reason === 'required' ? stepWithReason : step;
}

type StepValues = CamelKeys<z.infer<typeof step>>;
type Register = { register: UseFormRegister<StepValues> };

interface ReasonProps extends Register {
  isRequired: boolean;
  problem: string | undefined;
  length: number;
}

function Reason({ isRequired, register, problem, length }: ReasonProps) {
  return (
    <Field
      label={isRequired ? 'Reason' : 'Reason (optional)'}
      error={problem}
      aside={
        <span className="text-muted text-sm tabular-nums">
          {length}/{limits.reasonMax}
        </span>
      }
    >
      <Textarea rows={3} maxLength={limits.reasonMax} required={isRequired} {...register('reason')} />
    </Field>
  );
}

/** Whom the buyer can ask where the goods are. */
function Tracking({ register, errors }: Register & { errors: FieldErrors<StepValues> }) {
  const field = (name: 'carrier' | 'trackingNumber' | 'riderName', label: string) => (
    <Field label={`${label} (optional)`} error={errors[name]?.message}>
      <Input maxLength={limits.trackingMax} {...register(name)} />
    </Field>
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {field('carrier', 'Bus or courier company')}
      {field('trackingNumber', 'Tracking number')}
      {field('riderName', 'Rider’s name')}
      <Field label="Rider’s phone (optional)" error={errors.riderPhone?.message}>
        <Input type="tel" placeholder="0241234567" {...register('riderPhone')} />
      </Field>
    </div>
  );
}

function PaymentMethods({ register }: Register) {
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="sr-only">Payment method</legend>
      {paymentMethod.values.map((method, n) => (
        <label key={method} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            className="size-5 accent-brand"
            value={method}
            defaultChecked={n === 0}
            {...register('paymentMethod')}
          />
          {paymentWords[methodOf(method)]}
        </label>
      ))}
    </fieldset>
  );
}

/** Converts to the GraphQL enum value. */
function methodOf(method: Method): PaymentMethod {
  return enumName(method) as PaymentMethod;
}
