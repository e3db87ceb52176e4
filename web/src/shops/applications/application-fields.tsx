import type { CamelKeys } from '@besesaka/schema/kernel/names.ts';
import type { ResubmissionInput } from '@besesaka/schema/shops/inputs.ts';
import { idType, shopLimits as limits } from '@besesaka/schema/shops/limits.ts';
import { idTypeLabels } from '@besesaka/schema/shops/texts.ts';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { RegionSelect } from '#ui/controls/region-select.tsx';
import { Select } from '#ui/controls/select.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';

type Values = CamelKeys<ResubmissionInput>;

interface FieldsProps {
  start: Readonly<Record<string, string>>;
  register: UseFormRegister<Values>;
  errors: FieldErrors<Values>;
}

const grid = 'grid items-start gap-5 sm:grid-cols-2';

export function BusinessFields({ start, register, errors }: FieldsProps) {
  return (
    <fieldset className={grid}>
      <legend className="mb-3 font-semibold text-lg">Business information</legend>
      <Field label="Business name" error={errors.businessName?.message}>
        <Input
          autoComplete="organization"
          maxLength={limits.nameMax}
          defaultValue={start.businessName}
          {...register('businessName')}
        />
      </Field>
      <Field label="Business email" error={errors.businessEmail?.message}>
        <Input type="email" autoComplete="email" defaultValue={start.businessEmail} {...register('businessEmail')} />
      </Field>
      <Field label="Business phone" hint="024 123 4567 or +233 24 123 4567" error={errors.businessPhone?.message}>
        <Input type="tel" autoComplete="tel" defaultValue={start.businessPhone} {...register('businessPhone')} />
      </Field>
      <Field label="Business address" error={errors.businessAddress?.message}>
        <Input
          autoComplete="street-address"
          maxLength={limits.addressMax}
          defaultValue={start.businessAddress}
          {...register('businessAddress')}
        />
      </Field>
      <Field label="City" hint="Optional" error={errors.city?.message}>
        <Input autoComplete="address-level2" defaultValue={start.city} {...register('city')} />
      </Field>
      <Field label="Region" hint="Optional" error={errors.region?.message}>
        <RegionSelect defaultValue={start.region} {...register('region')} />
      </Field>
      <div className="sm:col-span-2">
        <Field label="Shop description" hint="What you sell, in a few words" error={errors.shopDescription?.message}>
          <Textarea
            rows={4}
            maxLength={limits.descriptionMax}
            defaultValue={start.shopDescription}
            {...register('shopDescription')}
          />
        </Field>
      </div>
    </fieldset>
  );
}

interface IdentityProps extends FieldsProps {
  /** The number of the earlier document, mostly masked. */
  numberBefore: string | null;
  onTypeChange: () => void;
}

export function IdentityFields({ start, register, errors, numberBefore, onTypeChange }: IdentityProps) {
  return (
    <fieldset className={grid}>
      <legend className="mb-3 font-semibold text-lg">Identity verification</legend>
      <Field label="ID type" error={errors.idType?.message}>
        <Select defaultValue={start.idType} {...register('idType', { deps: ['idNumber'], onChange: onTypeChange })}>
          <option value="">Select an ID type</option>
          {idType.values.map((type) => (
            <option key={type} value={type}>
              {idTypeLabels[type]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="ID number"
        hint={numberBefore ? `Leave it empty to keep ${numberBefore}` : 'As printed on the card'}
        error={errors.idNumber?.message}
      >
        <Input
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={start.idNumber}
          {...register('idNumber')}
        />
      </Field>
    </fieldset>
  );
}
