import { cedi } from '@besesaka/schema/kernel/money.ts';
import { deliveryTexts as texts } from '@besesaka/schema/shops/delivery-texts.ts';
import { deliveryLimits as limits } from '@besesaka/schema/shops/limits.ts';
import { useState } from 'react';
import type { OwnShop } from '#shops/applications/own-shop-query.ts';
import { useChangeShop } from '#shops/profile/use-change-shop.ts';
import { Button } from '#ui/controls/button.tsx';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import { type OwnWay, ownWays, pricesOf } from './delivery-option.ts';

/** The seller's ways of delivery, with a form to add or change one. */
export function DeliveryOptions({ options }: { options: OwnShop['deliveryOptions'] }) {
  const ways = ownWays(options);
  /** Null while the form is closed. `way` is null for a new one. */
  const [edited, setEdited] = useState<{ way: OwnWay | null } | null>(null);
  const { removeDelivery } = useChangeShop();
  const confirm = useConfirm();
  const toast = useToast();

  async function remove({ id, name }: OwnWay) {
    const question = { title: `Remove ${name}?`, text: 'Orders keep it. Buyers can no longer choose it.' };
    if (!(await confirm({ ...question, tone: 'danger', confirm: 'Remove' }))) return;
    const refusal = await removeDelivery(id);
    if (refusal) toast.error(refusal.message);
    else toast.success(texts.removed);
  }

  const blocked = ways.length >= limits.optionsMax && texts.full(limits.optionsMax);
  return (
    <div className="flex flex-col gap-3">
      {ways.length === 0 && (
        <p className="text-muted">
          Buyers agree on the delivery with you. Add your ways of delivery, and they see the fee before they order.
        </p>
      )}
      <ul className="divide-y divide-line empty:hidden">
        {ways.map((way) => (
          <WayRow key={way.id} way={way} onEdit={() => setEdited({ way })} onRemove={() => void remove(way)} />
        ))}
      </ul>
      <div>
        <Button tone="secondary" blocked={blocked} onClick={() => setEdited({ way: null })}>
          Add a way of delivery
        </Button>
      </div>
      {edited && <DeliveryForm way={edited.way} onClose={() => setEdited(null)} />}
    </div>
  );
}

function WayRow({ way, onEdit, onRemove }: { way: OwnWay; onEdit: () => void; onRemove: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-28">
        <p className="break-words font-medium">
          {way.name} {!way.isActive && <Badge>Off</Badge>}
        </p>
        <p className="text-muted text-sm">{summaryOf(way)}</p>
      </div>
      <span className="-me-4 flex">
        <Button tone="quiet" size="small" className="text-brand!" aria-label={`Edit ${way.name}`} onClick={onEdit}>
          Edit
        </Button>
        <Button tone="quiet" size="small" className="text-clay!" aria-label={`Remove ${way.name}`} onClick={onRemove}>
          Remove
        </Button>
      </span>
    </li>
  );
}

function summaryOf(way: OwnWay): string {
  const { kind, rates, pickupAddress, freeAbove } = way;
  if (kind === 'PICKUP') return pickupAddress ?? '';
  const fees = pricesOf(way).rates.map(({ feePesewas }) => feePesewas);
  const [least, most] = [cedi(Math.min(...fees)), cedi(Math.max(...fees))];
  const range = least === most ? least : `${least} to ${most}`;
  const free = freeAbove && `, free from ${cedi(freeAbove.amount)}`;
  return `${rates.length === 1 ? '1 region' : `${rates.length} regions`}, ${range}${free ?? ''}`;
}
