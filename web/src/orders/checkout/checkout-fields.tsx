import { RegionField } from '#ui/forms/select-field.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';

/** The delivery address. */
export function CheckoutFields() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField name="shippingFullName" label="Full name" autoComplete="shipping name" />
      <TextField
        name="shippingPhone"
        label="Phone number"
        type="tel"
        autoComplete="shipping tel"
        placeholder="0241234567"
      />
      <div className="sm:col-span-2">
        <TextField
          name="shippingAddress"
          label="Address"
          autoComplete="shipping street-address"
          placeholder="Street and house, or GPS"
        />
      </div>
      <TextField name="shippingCity" label="City" autoComplete="shipping address-level2" />
      <RegionField name="shippingRegion" label="Region" autoComplete="shipping address-level1" />
      <div className="sm:col-span-2">
        <TextField
          name="shippingLandmark"
          label={<Optional label="Landmark" />}
          placeholder="A nearby place riders know"
        />
      </div>
      <div className="sm:col-span-2">
        <TextAreaField name="shippingNotes" label={<Optional label="Delivery notes" />} rows={2} counts />
      </div>
    </div>
  );
}

function Optional({ label }: { label: string }) {
  return (
    <>
      {label} <span className="font-normal text-muted">(optional)</span>
    </>
  );
}
