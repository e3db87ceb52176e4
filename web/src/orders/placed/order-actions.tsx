import { type ComponentType, useState } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { OrderAction } from '#gql/graphql.ts';
import { Button } from '#ui/controls/button.tsx';
import { useCode } from '#ui/display/optional.tsx';
import type { OrderActionDialogProps } from './order-action-dialog.tsx';
import { actionWords, offeredActions } from './order-words.ts';

const OrderActionsFragment = graphql(`
  fragment OrderActions_order on Order {
    id
    version
    viewerIs
    allowedActions
  }
`);

const load = () => import('./order-action-dialog.tsx');

/** The actions that the order allows now. The next step forward is the primary button. */
export function OrderActions(props: { order: FragmentType<typeof OrderActionsFragment> }) {
  const order = readFragment(OrderActionsFragment, props.order);
  const [Dialog, setDialog] = useState<ComponentType<OrderActionDialogProps> | null>(null);
  const [pending, setPending] = useState<OrderAction | null>(null);

  const fetchCode = useCode();
  const ask = async (action: OrderAction) => {
    const code = await fetchCode(load);
    if (!code) return;
    setDialog(() => code.OrderActionDialog);
    setPending(action);
  };

  const offered = offeredActions(order.allowedActions);
  if (offered.length === 0 && !pending) return null;
  const main = offered.find((action) => !actionWords[action].grave && !action.startsWith('MARK_'));
  return (
    <section aria-label="What you can do" className="flex flex-col gap-2 print:hidden">
      {offered.map((action) => (
        <Button
          key={action}
          wide
          tone={action === main ? 'primary' : 'secondary'}
          className={actionWords[action].grave ? 'text-clay!' : undefined}
          onPointerEnter={() => void load().catch(() => {})}
          onClick={() => ask(action)}
        >
          {actionWords[action].label}
        </Button>
      ))}
      {Dialog && pending && (
        <Dialog
          orderId={order.id}
          version={order.version}
          action={pending}
          viewerIsSeller={order.viewerIs === 'SELLER'}
          onClose={() => setPending(null)}
        />
      )}
    </section>
  );
}
