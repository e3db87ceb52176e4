import { cedi } from '@besesaka/schema/kernel/money.ts';
import { type Region, regionLabel } from '@besesaka/schema/kernel/regions.ts';
import { daysText } from '@besesaka/schema/shops/delivery.ts';
import type { ReactNode } from 'react';
import type { QuotedWay } from '#shops/delivery/delivery-option.ts';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import type { Delivery, ShopDelivery } from './use-delivery.ts';

interface Props {
  delivery: Delivery;
  region: Region | undefined;
}

/** The ways of delivery of each shop, with their fees to the chosen region. */
export function DeliveryChoice({ delivery, region }: Props) {
  if (delivery.hasFailed)
    return <ErrorState text="The ways of delivery could not be loaded." onRetry={delivery.reload} />;
  if (!delivery.quote) {
    return (
      <div role="status">
        <span className="sr-only">Loading the ways of delivery</span>
        <Skeleton className="h-24 w-full" />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {delivery.quote.deliveries.map((one) => (
        <ShopWays
          key={one.shop.slug}
          delivery={one}
          region={region}
          onChoose={(id) => delivery.choose(one.shop.slug, id)}
        />
      ))}
    </div>
  );
}

interface ShopWaysProps {
  delivery: ShopDelivery;
  region: Region | undefined;
  onChoose: (optionId: string | null) => void;
}

function ShopWays({ delivery: { shop, ways, chosen }, region, onChoose }: ShopWaysProps) {
  const name = `delivery-${shop.slug}`;
  return (
    <fieldset>
      <legend className="mb-1 break-words font-semibold">Delivery from {shop.name}</legend>
      {!region && <p className="text-muted text-sm">Select your region to see the ways of delivery.</p>}
      {region && ways.length === 0 && (
        <p className="text-muted text-sm">
          {shop.name} has no fixed fee to {regionLabel(region)}.
        </p>
      )}
      <div className="divide-y divide-line">
        {ways.map((one) => (
          <Way
            key={one.way.id}
            name={name}
            isChosen={chosen?.way.id === one.way.id}
            onChoose={() => onChoose(one.way.id)}
            fee={one.feePesewas === 0 ? 'Free' : cedi(one.feePesewas)}
            note={noteOf(one)}
          >
            {one.way.name}
          </Way>
        ))}
        <Way
          name={name}
          isChosen={chosen === null}
          onChoose={() => onChoose(null)}
          note="The seller proposes a fee, and you accept or decline it."
        >
          Agree with seller
        </Way>
      </div>
    </fieldset>
  );
}

function noteOf({ way, days }: QuotedWay): string {
  if (days) return daysText(days);
  return [way.pickupAddress, way.pickupHours].filter(Boolean).join(' · ');
}

interface WayProps {
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  fee?: string;
  note: string;
  children: ReactNode;
}

function Way({ name, isChosen, onChoose, fee, note, children }: WayProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 py-2">
      <input type="radio" className="size-5 shrink-0 accent-brand" name={name} checked={isChosen} onChange={onChoose} />
      <span className="min-w-0 flex-1 break-words">
        {children}
        <span className="block text-muted text-sm">{note}</span>
      </span>
      {fee && <span className="shrink-0 font-medium tabular-nums">{fee}</span>}
    </label>
  );
}
