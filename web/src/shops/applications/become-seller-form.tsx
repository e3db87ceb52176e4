import type { CamelKeys } from '@besesaka/schema/kernel/names.ts';
import { regionOf } from '@besesaka/schema/kernel/regions.ts';
import { applicationInput, type ResubmissionInput, resubmissionInput } from '@besesaka/schema/shops/inputs.ts';
import type { IdType } from '@besesaka/schema/shops/limits.ts';
import { shopTexts as texts } from '@besesaka/schema/shops/texts.ts';
import { identityDocument, selfie as selfiePurpose } from '@besesaka/schema/shops/uploads.ts';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { InputForm } from '#ui/forms/input-form.tsx';
import { BusinessFields, IdentityFields } from './application-fields.tsx';
import { IdentityPictures } from './identity-pictures.tsx';
import type { Applicant, OwnShop } from './own-shop-query.ts';
import { useApplyToSell } from './use-apply-to-sell.ts';
import { type IdentityPicture, useIdentityPicture } from './use-identity-picture.ts';

interface Props {
  user: Applicant;
  /** The seller's shop if an earlier application was rejected; the form starts with its details. */
  shop: OwnShop | null;
  onApplied: () => void;
}

/**
 * Three steps: the business, the ID, and the pictures. The form is saved as a draft, except for the identity details.
 */
export function BecomeSellerForm({ user, shop, onApplied }: Props) {
  const apply = useApplyToSell();
  const before = shop?.application ?? null;
  const [start] = useState(() => textsOf(user, shop));
  const document = useIdentityPicture(identityDocument, 'idDocument', before?.idDocument);
  const selfie = useIdentityPicture(selfiePurpose, 'passportPicture', before?.passportPicture);
  const input = useInputForm(
    inputFor(before),
    { draft: 'sell', secret: identity, userId: user.id, start },
    async (application) => {
      const refusal = await apply(application);
      if (refusal && !refusal.fields.some(({ field }) => isPicture(field))) return refusal;
      for (const picture of [document, selfie]) picture.forget();
      // Pictures uploaded before a reload may have expired, so the form asks for them again.
      if (refusal) return { ...refusal, fields: [] };
      onApplied();
      return null;
    },
  );
  const { register, setValue, trigger, watch } = input.form;
  useEffect(() => setValue('idDocument', document.id, { shouldValidate: true }), [document.id, setValue]);
  useEffect(() => setValue('passportPicture', selfie.id, { shouldValidate: true }), [selfie.id, setValue]);
  // A replacement picture that is still uploading must not be left out.
  const late = [document, selfie].flatMap(({ isOnItsWay, name }) => (isOnItsWay ? [name] : []));
  return (
    <InputForm of={input} className="gap-8">
      <BusinessFields />
      <IdentityFields
        numberBefore={numberToKeep(before, watch('idType') ?? start.idType)}
        // The number of the earlier document is no longer enough, or it is again.
        onTypeChange={() => before && void trigger('idNumber')}
      />
      <IdentityPictures document={document} selfie={selfie} />
      <input type="hidden" {...register('idDocument')} />
      <input type="hidden" {...register('passportPicture')} />
      <div className="flex flex-col gap-2">
        <SubmitButton
          size="large"
          missing={[...new Set([...input.missing, ...late])]}
          sentences={{
            idDocument: needOf(document, texts.documentRequired),
            passportPicture: needOf(selfie, texts.selfieRequired),
          }}
        >
          Send application
        </SubmitButton>
        <p className="text-muted text-sm">
          We check it within 1-3 business days. Your ID number and documents stay private.
        </p>
      </div>
    </InputForm>
  );
}

/** Identity details are never written to the device's storage. */
const identity = ['idType', 'idNumber', 'idDocument', 'passportPicture'] as const;

const isPicture = (field: string) => field === 'idDocument' || field === 'passportPicture';

function needOf({ isOnItsWay }: IdentityPicture, required: string): string {
  return isOnItsWay ? 'Your picture is still uploading.' : required;
}

type Before = NonNullable<OwnShop['application']>;

/** A resubmission only needs the details that change, and always the number of a different document. */
function inputFor(before: Before | null): z.ZodType<ResubmissionInput> {
  if (!before) return applicationInput;
  return resubmissionInput.superRefine(({ id_type, id_number }, context) => {
    if (numberToKeep(before, id_type) === null && !id_number)
      context.addIssue({ code: 'custom', message: texts.idNumberRequired, path: ['id_number'] });
  });
}

/** The masked number of the earlier document, which stays if the field is left empty; null for another type of document. */
export const numberToKeep = (before: Pick<Before, 'idKind' | 'idNumber'> | null, idType: string): string | null =>
  before && idTypes[before.idKind] === idType ? before.idNumber : null;

const idTypes = {
  GHANA_CARD: 'ghana_card',
  PASSPORT: 'passport',
  DRIVERS_LICENSE: 'drivers_license',
} as const satisfies Record<Before['idKind'], IdType>;

type Values = CamelKeys<ResubmissionInput>;

/** The initial values of the fields, without a saved draft. */
function textsOf(user: Applicant, shop: OwnShop | null): Record<keyof Values, string> {
  const words = shop?.application?.words;
  return {
    businessName: words?.shopName ?? shop?.name ?? '',
    shopDescription: words?.shopDescription ?? shop?.description ?? '',
    businessEmail: words?.shopEmail ?? shop?.email ?? user.email,
    businessPhone: words?.shopPhone ?? shop?.phone ?? user.telephoneNumber,
    businessAddress: words?.shopAddress ?? shop?.address ?? '',
    city: words?.city || shop?.city || user.city || '',
    region: regionOf(words?.region ?? shop?.region ?? user.region) ?? '',
    idType: shop?.application ? idTypes[shop.application.idKind] : '',
    idNumber: '',
    idDocument: '',
    passportPicture: '',
  };
}
