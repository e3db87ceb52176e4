import { cedi } from '@besesaka/schema/kernel/money.ts';
import { type Region, regionLabel } from '@besesaka/schema/kernel/regions.ts';
import { daysText } from '@besesaka/schema/shops/delivery.ts';
import type { ReactNode } from 'react';
import type { QuotedWay } from '#shops/delivery/delivery-option.ts';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { OpeningRow, TwoLines } from './opening-row.tsx';
import type { Delivery, ShopDelivery } from './use-delivery.ts';

interface Props {
  delivery: Delivery;
  region: Region | null;
  /** The number of shops, whose rows take up their space while they load. */
  shops: number;
}

/** The way of delivery of each shop, with its fee to the region. The others open on demand. */
export function DeliveryChoice({ delivery, region, shops }: Props) {
  if (delivery.hasFailed)
    return <ErrorState text="The ways of delivery could not be loaded." onRetry={delivery.reload} />;
  if (!delivery.quote) {
    return (
      <div role="status" style={{ height: `${shops * 3.5}rem` }}>
        <span className="sr-only">Loading the ways of delivery</span>
        <Skeleton className="size-full" />
      </div>
    );
  }
  return (
    <div className="divide-y divide-line rounded-md border border-line">
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
  region: Region | null;
  onChoose: (optionId: string | null) => void;
}

function ShopWays({ delivery: { shop, ways, chosen }, region, onChoose }: ShopWaysProps) {
  const name = `delivery-${shop.slug}`;
  if (!region || ways.length === 0) {
    const open = region
      ? `${shop.name} has no fixed fee to ${regionLabel(region)}.`
      : 'Select your region to see the ways of delivery.';
    return (
      <div className="flex min-h-14 items-center px-3 py-2">
        <TwoLines above={region ? toAgree : `Delivery from ${shop.name}`} below={open} />
      </div>
    );
  }
  return (
    <OpeningRow
      row={
        <>
          <TwoLines
            above={chosen?.way.name ?? toAgree}
            below={
              <>
                <span className="sr-only">Delivery from </span>
                {shop.name}
              </>
            }
          />
          {chosen && (
            <span className="shrink-0 text-end tabular-nums">
              <span className="block font-medium text-sm">{feeText(chosen)}</span>
              {chosen.days && <span className="block text-muted text-xs">{daysText(chosen.days)}</span>}
            </span>
          )}
        </>
      }
    >
      <fieldset className="divide-y divide-line">
        <legend className="sr-only">Delivery from {shop.name}</legend>
        {ways.map((one) => (
          <Way
            key={one.way.id}
            name={name}
            isChosen={chosen?.way.id === one.way.id}
            onChoose={() => onChoose(one.way.id)}
            fee={feeText(one)}
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
          {toAgree}
        </Way>
      </fieldset>
    </OpeningRow>
  );
}

const toAgree = 'Agree with seller';

const feeText = ({ feePesewas }: QuotedWay) => (feePesewas === 0 ? 'Free' : cedi(feePesewas));

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
      <input type="radio" className="size-5" name={name} checked={isChosen} onChange={onChoose} />
      <span className="min-w-0 flex-1 break-words">
        {children}
        <span className="block text-muted text-sm">{note}</span>
      </span>
      {fee && <span className="shrink-0 font-medium tabular-nums">{fee}</span>}
    </label>
  );
}
