import { askedPictureInput } from '@besesaka/schema/shops/inputs.ts';
import { identityDocument, selfie } from '@besesaka/schema/shops/uploads.ts';
import { useEffect } from 'react';
import { FormAlert } from '#accounts/account-screen.tsx';
import { useBroughtPictures } from '#accounts/use-brought-pictures.ts';
import type { AskedPicture } from '#gql/graphql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { IdDocument, Selfie } from './identity-pictures.tsx';
import { useSendAskedPicture } from './use-apply-to-sell.ts';

const pictures = {
  ID_DOCUMENT: { purpose: identityDocument, Picture: IdDocument },
  PASSPORT_PICTURE: { purpose: selfie, Picture: Selfie },
} as const;

/** Only the picture that was asked for again: all else was handed in before. */
export function AskedPictureForm({ askedFor, onSent }: { askedFor: AskedPicture; onSent: () => void }) {
  const { purpose, Picture } = pictures[askedFor];
  const brought = useBroughtPictures(purpose, 1);
  const send = useSendAskedPicture();
  const { form, element, submit, failure } = useInputForm(askedPictureInput, async ({ picture }) => {
    const refusal = await send(picture);
    if (!refusal) onSent();
    return refusal;
  });
  const { register, setValue, formState } = form;
  const id = brought.all[0]?.id ?? '';
  useEffect(() => setValue('picture', id), [id, setValue]);
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="flex flex-col gap-6">
      <FormAlert message={failure} />
      <Picture pictures={brought} />
      <input type="hidden" {...register('picture')} />
      <Button type="submit" size="large" disabled={id === ''} busy={formState.isSubmitting} className="self-start">
        Send picture
      </Button>
    </form>
  );
}
