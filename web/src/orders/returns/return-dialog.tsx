import { enumName } from '@besesaka/schema/kernel/names.ts';
import { changeOrderInput } from '@besesaka/schema/orders/inputs.ts';
import { orderLimits as limits, returnReason } from '@besesaka/schema/orders/limits.ts';
import { orderTexts as texts } from '@besesaka/schema/orders/texts.ts';
import { returnPhoto } from '@besesaka/schema/orders/uploads.ts';
import { usePictures } from '#accounts/use-pictures.ts';
import type { OrderActionDialogProps } from '#orders/placed/order-action-dialog.tsx';
import { actionWords, returnReasonWords } from '#orders/placed/order-words.ts';
import { useChangeOrder } from '#orders/placed/use-change-order.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { useRequestKey } from '#platform/network/use-request-key.ts';
import { PictureField } from '#ui/controls/picture-field.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

const { title, text } = actionWords.REQUEST_RETURN;

const options = Object.fromEntries(returnReason.values.map((one) => [one, returnReasonWords[enumName(one)]]));

const returnInput = changeOrderInput
  .pick({ return_reason: true, reason: true })
  .required()
  .refine(({ reason }) => reason.length >= limits.reasonMin, { message: texts.reasonRequired, path: ['reason'] });

const photoTexts = {
  tooMany: texts.returnTooManyPhotos,
  notImage: texts.returnNotImage,
  undrawable: texts.returnUndrawable,
};

/** Asks the buyer what is wrong. Photos upload while they write. */
export function ReturnDialog({ orderId, version, onClose }: OrderActionDialogProps) {
  const changeOrder = useChangeOrder(orderId);
  const toast = useToast();
  const photos = usePictures(returnPhoto, limits.returnPhotosMax, `return-${orderId}`);
  const keyOf = useRequestKey();
  const close = () => {
    photos.forget();
    onClose();
  };
  const form = useInputForm(returnInput, { draft: `return-${orderId}` }, async ({ returnReason, reason }) => {
    if (photos.areLost) {
      photos.uploader.retry();
      return { message: texts.returnPhotosFailed, fields: [] };
    }
    const details = { reason, returnReason: enumName(returnReason), photoIds: photos.ids };
    const request = { action: 'REQUEST_RETURN', version, ...details } as const;
    const refusal = await changeOrder(request, keyOf(request));
    if (refusal && (refusal.kind !== 'refusal' || refusal.fields.length > 0)) return refusal;
    if (refusal) toast.error(refusal.message);
    close();
    return null;
  });
  return (
    <FormDialog
      of={form}
      title={title}
      text={text}
      submit="Request return"
      leave="Go back"
      missing={photos.areBusy ? [...form.missing, 'photos'] : form.missing}
      sentences={{ photos: 'Your photos are still being sent.' }}
      onClose={close}
    >
      <SelectField name="returnReason" label="Reason" none="Select a reason" options={options} />
      <TextAreaField name="reason" label="Details" rows={4} placeholder="Describe what is wrong" required counts />
      <PictureField pictures={photos} label="Photos" texts={photoTexts} />
    </FormDialog>
  );
}
