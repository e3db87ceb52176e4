import { regionOf } from '@besesaka/schema/kernel/regions.ts';
import { applicationInput } from '@besesaka/schema/shops/inputs.ts';
import { identityDocument, selfie as selfiePurpose } from '@besesaka/schema/shops/uploads.ts';
import { useEffect } from 'react';
import { FormAlert } from '#accounts/account-screen.tsx';
import { useBroughtPictures } from '#accounts/use-brought-pictures.ts';
import { useFormDraft } from '#accounts/use-form-draft.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { BusinessFields, IdentityFields } from './application-fields.tsx';
import { IdentityPictures } from './identity-pictures.tsx';
import type { Applicant, OwnShop } from './own-shop-query.ts';
import { useApplyToSell } from './use-apply-to-sell.ts';

interface Props {
  person: Applicant;
  /** Where it was turned down before: what it said is there again. */
  shop: OwnShop | null;
  onApplied: () => void;
}

/** Three parts: the business, the paper, and pictures of paper and face. What was begun is kept on this device. */
export function BecomeSellerForm({ person, shop, onApplied }: Props) {
  const apply = useApplyToSell();
  const document = useBroughtPictures(identityDocument, 1);
  const selfie = useBroughtPictures(selfiePurpose, 1);
  const draft = useFormDraft({
    name: 'sell',
    personId: person.id,
    pictures: { idDocument: document, passportPicture: selfie },
  });
  const { form, element, submit, failure, ready } = useInputForm(applicationInput, async (input) => {
    const refusal = await apply(input);
    if (!refusal) {
      draft.forget();
      onApplied();
    }
    return refusal;
  });
  const { write } = draft;
  const { register, setValue, formState } = form;
  const documentId = document.all[0]?.id ?? '';
  const selfieId = selfie.all[0]?.id ?? '';
  useEffect(() => setValue('idDocument', documentId, { shouldValidate: true }), [documentId, setValue]);
  useEffect(() => setValue('passportPicture', selfieId, { shouldValidate: true }), [selfieId, setValue]);
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => {
      const { idDocument: _document, passportPicture: _selfie, ...texts } = values;
      write(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, String(text ?? '')])));
    });
    return unsubscribe;
  }, [form, write]);
  const start = { ...textsOf(person, shop), ...draft.texts };
  const isMissing = documentId === '' || selfieId === '';
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="flex flex-col gap-8">
      <FormAlert message={failure} />
      <BusinessFields start={start} register={register} errors={formState.errors} />
      <IdentityFields start={start} register={register} errors={formState.errors} />
      <IdentityPictures document={document} selfie={selfie} />
      <input type="hidden" {...register('idDocument')} />
      <input type="hidden" {...register('passportPicture')} />
      <div className="flex flex-col gap-2">
        <Button
          type="submit"
          size="large"
          disabled={!ready || isMissing}
          busy={formState.isSubmitting}
          className="self-start"
        >
          Send application
        </Button>
        <p className="text-muted text-sm">We check it within 1-3 business days. Your number and papers stay private.</p>
      </div>
    </form>
  );
}

/** What the fields begin with, before what was typed here earlier. */
function textsOf(person: Applicant, shop: OwnShop | null): Record<string, string> {
  return {
    businessName: shop?.name ?? '',
    shopDescription: shop?.description ?? '',
    businessEmail: shop?.email ?? person.email,
    businessPhone: shop?.phone ?? '',
    businessAddress: shop?.address ?? '',
    city: shop?.city || person.city || '',
    region: regionOf(shop?.region ?? person.region) ?? '',
    idType: '',
    idNumber: '',
  };
}
