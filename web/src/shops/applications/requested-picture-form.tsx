import { askedPictureInput } from '@besesaka/schema/shops/inputs.ts';
import { shopTexts as texts } from '@besesaka/schema/shops/texts.ts';
import { identityDocument, selfie } from '@besesaka/schema/shops/uploads.ts';
import { useEffect } from 'react';
import type { AskedPicture } from '#gql/graphql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { InputForm } from '#ui/forms/input-form.tsx';
import { IdDocument, Selfie } from './identity-pictures.tsx';
import { useSendRequestedPicture } from './use-apply-to-sell.ts';
import { useIdentityPicture } from './use-identity-picture.ts';

const pictures = {
  ID_DOCUMENT: { purpose: identityDocument, Picture: IdDocument, name: 'idDocument', required: texts.documentRequired },
  PASSPORT_PICTURE: { purpose: selfie, Picture: Selfie, name: 'passportPicture', required: texts.selfieRequired },
} as const;

/** Asks only for the requested picture; everything else was submitted before. */
export function RequestedPictureForm({ askedFor, onSent }: { askedFor: AskedPicture; onSent: () => void }) {
  const { purpose, Picture, name, required } = pictures[askedFor];
  const brought = useIdentityPicture(purpose, name);
  const send = useSendRequestedPicture();
  const input = useInputForm(askedPictureInput, { draft: { none: 'a document' } }, async ({ picture }) => {
    const refusal = await send(picture);
    brought.forget();
    if (!refusal) onSent();
    return refusal;
  });
  const { register, setValue } = input.form;
  const { id } = brought;
  useEffect(() => setValue('picture', id), [id, setValue]);
  return (
    <InputForm of={input} className="gap-6">
      <Picture pictures={brought} />
      <input type="hidden" {...register('picture')} />
      <SubmitButton size="large" missing={id === '' ? [name] : []} sentences={{ [name]: required }}>
        Send picture
      </SubmitButton>
    </InputForm>
  );
}
