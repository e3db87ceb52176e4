import { idTypeLabels } from '@besesaka/schema/shops/texts.ts';
import { RegionField, SelectField } from '#ui/forms/select-field.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';

const grid = 'grid items-start gap-5 sm:grid-cols-2';

export function BusinessFields() {
  return (
    <fieldset className={grid}>
      <legend className="mb-3 font-semibold text-lg">Business information</legend>
      <TextField name="businessName" label="Business name" autoComplete="organization" />
      <TextField name="businessEmail" label="Business email" />
      <TextField name="businessPhone" label="Business phone" hint="024 123 4567 or +233 24 123 4567" />
      <TextField name="businessAddress" label="Business address" autoComplete="street-address" />
      <TextField name="city" label="City" isOptional autoComplete="address-level2" />
      <RegionField name="region" label="Region" isOptional />
      <div className="sm:col-span-2">
        <TextAreaField name="shopDescription" label="Shop description" hint="What you sell, in a few words" rows={4} />
      </div>
    </fieldset>
  );
}

interface IdentityProps {
  /** The number of the earlier document, mostly masked. */
  numberBefore: string | null;
  onTypeChange: () => void;
}

export function IdentityFields({ numberBefore, onTypeChange }: IdentityProps) {
  return (
    <fieldset className={grid}>
      <legend className="mb-3 font-semibold text-lg">Identity verification</legend>
      <SelectField
        name="idType"
        label="ID type"
        none="Select an ID type"
        options={idTypeLabels}
        deps={['idNumber']}
        onChange={onTypeChange}
      />
      <TextField
        name="idNumber"
        label="ID number"
        hint={numberBefore ? `Leave it empty to keep ${numberBefore}` : 'As printed on the card'}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </fieldset>
  );
}
