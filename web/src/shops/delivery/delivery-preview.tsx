import { parseRegion, type Region, regionLabel } from '@besesaka/schema/kernel/regions.ts';
import Truck from 'lucide-react/icons/truck';
import { useState } from 'react';
import { RegionSelect } from '#ui/controls/region-select.tsx';
import { Card } from '#ui/display/card.tsx';
import { deliveryText } from './delivery-line.tsx';
import type { DeliveryWays } from './delivery-option.ts';

const pesewas = 10_000;

/** The line on a product page, for a region of the seller's choice. */
export function DeliveryPreview({ options }: { options: DeliveryWays }) {
  const [region, setRegion] = useState<Region>('Greater Accra');
  return (
    <Card className="flex flex-col gap-3 p-5">
      <h2 className="text-lg">As buyers see it</h2>
      <RegionSelect
        aria-label="Buyer’s region"
        autoComplete="off"
        value={region}
        onChange={({ target }) => setRegion(parseRegion(target.value) ?? region)}
      />
      <p role="status" className="flex items-start gap-2 rounded-md bg-sunken p-3 text-sm">
        <Truck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
        {deliveryText(options, region, pesewas) || `To ${regionLabel(region)}: agree with the seller`}
      </p>
      <p className="text-muted text-sm">
        For an order of ₵100. Where you have no fee, the buyer agrees on it with you in the chat.
      </p>
    </Card>
  );
}
