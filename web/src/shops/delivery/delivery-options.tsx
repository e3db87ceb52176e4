import { deliveryTexts as texts } from '@besesaka/schema/shops/delivery-texts.ts';
import { deliveryLimits as limits } from '@besesaka/schema/shops/limits.ts';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { OwnShop } from '#shops/applications/own-shop-query.ts';
import { useChangeShop } from '#shops/profile/use-change-shop.ts';
import { Button } from '#ui/controls/button.tsx';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { Card } from '#ui/display/card.tsx';
import { SideColumn, withSideColumn } from '#ui/forms/side-column.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import { type OwnWay, ownWays } from './delivery-option.ts';
import { DeliveryPreview } from './delivery-preview.tsx';
import { WayRow } from './way-row.tsx';

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
    <div className={withSideColumn}>
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-3 p-4 sm:p-5 sm:px-6">
          <h2 className="text-lg">Ways of delivery</h2>
          <Button tone="secondary" size="small" blocked={blocked} onClick={() => setEdited({ way: null })}>
            <Plus aria-hidden="true" className="size-4" />
            <span>
              Add a way<span className="max-sm:sr-only"> of delivery</span>
            </span>
          </Button>
        </div>
        {ways.length === 0 && (
          <p className="px-5 pb-5 text-muted sm:px-6">
            Buyers agree on the delivery with you. Add your ways of delivery, and they see the fee before they order.
          </p>
        )}
        <ul className="divide-y divide-line border-line border-t empty:hidden">
          {ways.map((way) => (
            <WayRow key={way.id} way={way} onEdit={() => setEdited({ way })} onRemove={() => void remove(way)} />
          ))}
        </ul>
      </Card>
      <SideColumn>
        <DeliveryPreview options={options.filter(({ isActive }) => isActive)} />
      </SideColumn>
      {edited && <DeliveryForm way={edited.way} onClose={() => setEdited(null)} />}
    </div>
  );
}
