import { enumName } from '@besesaka/schema/kernel/names.ts';
import { shownText } from '@besesaka/schema/kernel/shown-text.ts';
import { orderLimits as limits, returnReason } from '@besesaka/schema/orders/limits.ts';
import { orderTexts as texts } from '@besesaka/schema/orders/texts.ts';
import { returnPhoto } from '@besesaka/schema/orders/uploads.ts';
import { useState } from 'react';
import { usePictures } from '#accounts/use-pictures.ts';
import type { ReturnReason } from '#gql/graphql.ts';
import type { OrderActionDialogProps } from '#orders/placed/order-action-dialog.tsx';
import { actionWords, returnReasonWords } from '#orders/placed/order-words.ts';
import { useChangeOrder } from '#orders/placed/use-change-order.ts';
import { useRequestKey } from '#platform/network/use-request-key.ts';
import { Counter } from '#ui/controls/counter.tsx';
import { Field } from '#ui/controls/field.tsx';
import { PictureField } from '#ui/controls/picture-field.tsx';
import { Select } from '#ui/controls/select.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

const { title, text } = actionWords.REQUEST_RETURN;

// The contract's enumeration has the same values as GraphQL's.
const reasons = returnReason.values.map(enumName);

const photoTexts = {
  tooMany: texts.returnTooManyPhotos,
  notImage: texts.returnNotImage,
  undrawable: texts.returnUndrawable,
};

/** Asks the buyer what is wrong. Photos upload while they write. */
export function ReturnDialog(props: OrderActionDialogProps) {
  const { returnReason, reason, photos, problem, busy, change, send, close } = useReturnRequest(props);
  const isShort = shownText(reason).length < limits.reasonMin;
  const missing = { reason: returnReason === '', details: isShort, photos: photos.areBusy };
  return (
    <FormDialog
      draft={`return-${props.orderId}`}
      title={title}
      text={text}
      submit="Request return"
      leave="Go back"
      busy={busy}
      missing={Object.entries(missing).flatMap(([name, isMissing]) => (isMissing ? [name] : []))}
      sentences={{ photos: 'Your photos are still being sent.' }}
      onSubmit={() => void send()}
      onClose={close}
    >
      <Field label="Reason">
        <Select
          name="reason"
          required
          value={returnReason}
          onChange={({ target }) => change({ returnReason: reasons.find((one) => one === target.value) ?? '' })}
        >
          <option value="">Select a reason</option>
          {reasons.map((one) => (
            <option key={one} value={one}>
              {returnReasonWords[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Details" aside={<Counter length={reason.length} of={limits.reasonMax} />}>
        <Textarea
          name="details"
          rows={4}
          required
          maxLength={limits.reasonMax}
          placeholder="Describe what is wrong"
          value={reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
      </Field>
      <PictureField pictures={photos} label="Photos" texts={photoTexts} />
      <p role="alert" className="rounded-md bg-clay-tint px-4 py-3 text-clay-strong text-sm empty:hidden">
        {problem}
      </p>
    </FormDialog>
  );
}

interface Answers {
  returnReason: ReturnReason | '';
  reason: string;
}

/** The request as the buyer fills it in, and its sending. */
function useReturnRequest({ orderId, version, onClose }: OrderActionDialogProps) {
  const changeOrder = useChangeOrder(orderId);
  const toast = useToast();
  const photos = usePictures(returnPhoto, limits.returnPhotosMax, `return-${orderId}`);
  const keyOf = useRequestKey();
  const [answers, setAnswers] = useState<Answers>({ returnReason: '', reason: '' });
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  function change(part: Partial<Answers>) {
    setAnswers({ ...answers, ...part });
    setProblem('');
  }

  async function send() {
    const { returnReason, reason } = answers;
    if (returnReason === '') return;
    if (photos.areLost) {
      photos.uploader.retry();
      return setProblem(texts.returnPhotosFailed);
    }
    setBusy(true);
    const details = { reason: shownText(reason), returnReason, photoIds: photos.ids };
    const request = { action: 'REQUEST_RETURN', version, ...details } as const;
    const refusal = await changeOrder(request, keyOf(request));
    setBusy(false);
    if (refusal && (refusal.kind !== 'refusal' || refusal.fields.length > 0)) return setProblem(refusal.message);
    if (refusal) toast.error(refusal.message);
    close();
  }

  function close() {
    photos.forget();
    onClose();
  }

  return { ...answers, photos, problem, busy, change, send, close };
}
