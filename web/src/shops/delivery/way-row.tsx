import { cedi } from '@besesaka/schema/kernel/money.ts';
import { regionLabel } from '@besesaka/schema/kernel/regions.ts';
import { type DeliveryRate, daysText } from '@besesaka/schema/shops/delivery.ts';
import type { DeliveryKind } from '@besesaka/schema/shops/limits.ts';
import type { LucideIcon } from 'lucide-react';
import Bike from 'lucide-react/icons/bike';
import Bus from 'lucide-react/icons/bus';
import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import { Button } from '#ui/controls/button.tsx';
import { MoreActions } from '#ui/dialogs/more-actions.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { type OwnWay, pricesOf } from './delivery-option.ts';
import { kindLabels } from './kind-labels.ts';

const icons: Record<DeliveryKind, LucideIcon> = { rider: Bike, bus: Bus, courier: Truck, pickup: Store };

interface Props {
  way: OwnWay;
  onEdit: () => void;
  onRemove: () => void;
}

/** A way of delivery with its fees, as its seller sees it. */
export function WayRow({ way, onEdit, onRemove }: Props) {
  const { kind } = pricesOf(way);
  const Icon = icons[kind];
  return (
    <li className="flex flex-col gap-3 p-4 sm:p-5 sm:px-6">
      <div className="flex items-start gap-x-3 sm:gap-x-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-tint text-brand">
          <Icon aria-hidden="true" className="size-5" />
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="flex flex-wrap items-center gap-2 font-medium font-sans tracking-normal">
            <span className="min-w-0 break-words">{way.name}</span>
            {!way.isActive && <Badge>Off</Badge>}
          </h3>
          {!way.name.toLowerCase().includes(kind) && <p className="text-muted text-sm">{kindLabels[kind]}</p>}
          <p className="break-words text-sm">{summaryOf(way)}</p>
        </div>
        <MoreActions label={`More actions for ${way.name}`}>
          <Button tone="secondary" size="small" aria-label={`Edit ${way.name}`} onClick={onEdit}>
            Edit
          </Button>
          <Button tone="quiet" size="small" className="text-clay!" aria-label={`Remove ${way.name}`} onClick={onRemove}>
            Remove
          </Button>
        </MoreActions>
      </div>
      <Fees way={way} />
    </li>
  );
}

/** Its regions by fee and days. */
function Fees({ way }: { way: OwnWay }) {
  const regionsOf = new Map<string, string[]>();
  for (const rate of pricesOf(way).rates) {
    const text = feeText(rate);
    regionsOf.set(text, [...(regionsOf.get(text) ?? []), regionLabel(rate.region)]);
  }
  if (regionsOf.size === 0) return null;
  return (
    <dl className="divide-y divide-line border-line border-t text-sm sm:ms-15">
      {[...regionsOf].map(([text, names]) => (
        <div key={text} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2">
          <dt className="min-w-0 flex-1 basis-36 text-muted">{names.join(', ')}</dt>
          <dd className="tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const feeText = ({ feePesewas, minDays: min, maxDays: max }: DeliveryRate) =>
  `${cedi(feePesewas)}, ${daysText({ min, max })}`;

function summaryOf(way: OwnWay): string {
  const { kind, rates, pickupAddress, pickupHours, freeAbove } = way;
  if (kind === 'PICKUP') return [pickupAddress, pickupHours].filter(Boolean).join(' · ');
  const fees = pricesOf(way).rates.map(({ feePesewas }) => feePesewas);
  const [least, most] = [cedi(Math.min(...fees)), cedi(Math.max(...fees))];
  const range = least === most ? least : `${least} to ${most}`;
  const free = freeAbove && `, free from ${cedi(freeAbove.amount)}`;
  return `${rates.length === 1 ? '1 region' : `${rates.length} regions`}, ${range}${free ?? ''}`;
}
