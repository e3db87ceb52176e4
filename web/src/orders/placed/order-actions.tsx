import { cedi, parseMoney } from '@besesaka/schema/kernel/money.ts';
import { type ComponentType, type ReactNode, useState } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { OrderActions_OrderFragment } from '#gql/graphql.ts';
import { Button, type ButtonStyle } from '#ui/controls/button.tsx';
import { useCode } from '#ui/display/optional.tsx';
import { AcceptOrder } from './accept-order.tsx';
import { BuyAgain } from './buy-again.tsx';
import type { OrderActionDialogProps } from './order-action-dialog.tsx';
import { type AskedAction, actionWords, offeredActions, returnReasonWords } from './order-words.ts';

const OrderActionsFragment = graphql(`
  fragment OrderActions_order on Order {
    id
    version
    state
    viewerIs
    allowedActions
    paidAt
    paymentMethod
    items(first: 100) {
      edges {
        node {
          id
        }
      }
    }
    total { amount currency }
    proposedFee { amount currency }
    steps {
      action
      reason
      returnReason
    }
  }
`);

const load = () => import('./order-action-dialog.tsx');
const loadReturn = async () => ({
  OrderActionDialog: (await import('#orders/returns/return-dialog.tsx')).ReturnDialog,
});
const loaderOf = (action: AskedAction) => (action === 'REQUEST_RETURN' ? loadReturn : load);

interface OrderActionsProps {
  order: FragmentType<typeof OrderActionsFragment>;
  /** The ways to reach the other side, below the main action. */
  children?: ReactNode;
}

/** The actions that the order allows now. The next step forward is the primary button. */
export function OrderActions({ children, ...props }: OrderActionsProps) {
  const order = readFragment(OrderActionsFragment, props.order);
  const [Dialog, setDialog] = useState<ComponentType<OrderActionDialogProps> | null>(null);
  const [pending, setPending] = useState<AskedAction | null>(null);

  const fetchCode = useCode();
  const openDialog = async (action: AskedAction) => {
    const code = await fetchCode(loaderOf(action));
    if (!code) return;
    setDialog(() => code.OrderActionDialog);
    setPending(action);
  };

  const offered = offeredActions(order.allowedActions);
  const dialogActions = offered.filter((action): action is AskedAction => action !== 'ACCEPT');
  const canAccept = dialogActions.length < offered.length;
  const main = canAccept ? null : dialogActions.find((action) => isForward(action));
  return (
    <section aria-label="What you can do" className="flex flex-col gap-2 print:hidden">
      <p className="rounded-md bg-gold-tint px-4 py-3 text-sm empty:hidden">{feeText(order)}</p>
      {order.state === 'RETURN_REQUESTED' && <ReturnReason steps={order.steps} />}
      {canAccept && (
        <AcceptOrder order={order} size="large" wide>
          Accept order
        </AcceptOrder>
      )}
      {order.viewerIs === 'BUYER' && order.state === 'COMPLETED' && (
        <BuyAgain orderId={order.id} count={order.items.edges.length} />
      )}
      {main && <Action action={main} size="large" tone="primary" wide onAsk={openDialog} />}
      {/* A buyer's phone has both in one row. */}
      <div
        className={
          order.viewerIs === 'BUYER'
            ? 'flex flex-wrap items-center gap-x-3 gap-y-2 empty:hidden max-lg:*:first:flex-[1_0_12rem] lg:flex-col lg:items-start'
            : 'contents'
        }
      >
        {children}
        <QuietActions actions={dialogActions.filter((action) => action !== main)} onAsk={openDialog} />
      </div>
      {Dialog && pending && (
        <Dialog
          orderId={order.id}
          version={order.version}
          action={pending}
          proposedFee={order.proposedFee?.amount ?? null}
          isPaidInApp={order.paidAt !== null && order.paymentMethod === 'ONLINE'}
          viewerIsSeller={order.viewerIs === 'SELLER'}
          onClose={() => setPending(null)}
        />
      )}
    </section>
  );
}

interface QuietActionsProps extends Pick<ActionProps, 'onAsk'> {
  actions: readonly AskedAction[];
}

/** Acts that end the order come last. */
function QuietActions({ actions, onAsk }: QuietActionsProps) {
  return (
    <div className="-mx-4 flex flex-wrap empty:hidden">
      {actions
        .toSorted((one, other) => Number(isGrave(one)) - Number(isGrave(other)))
        .map((action) => (
          <Action key={action} action={action} tone="quiet" size="small" onAsk={onAsk} />
        ))}
    </div>
  );
}

const isGrave = (action: AskedAction) => actionWords[action].grave === true;

/** The reason of the last request, which the seller has to judge. Its photos are in the timeline. */
function ReturnReason({ steps }: Pick<OrderActions_OrderFragment, 'steps'>) {
  const last = steps.findLast(({ returnReason }) => returnReason);
  if (!last?.returnReason) return null;
  return (
    <p className="wrap-anywhere rounded-md bg-gold-tint px-4 py-3 text-sm">
      <strong className="block">{returnReasonWords[last.returnReason]}</strong>
      <q>{last.reason}</q>
    </p>
  );
}

/** The next step on the order's way, rather than its end or something beside it. */
function isForward(action: AskedAction): boolean {
  const { grave, aside } = actionWords[action];
  return !grave && !aside && !action.startsWith('MARK_');
}

interface ActionProps extends ButtonStyle {
  action: AskedAction;
  onAsk: (action: AskedAction) => void;
}

function Action({ action, onAsk, tone, ...style }: ActionProps) {
  return (
    <Button
      {...style}
      tone={tone}
      className={tone === 'primary' ? undefined : isGrave(action) ? 'text-clay!' : 'text-brand!'}
      onPointerEnter={() => void loaderOf(action)().catch(() => {})}
      onClick={() => onAsk(action)}
    >
      {actionWords[action].label}
    </Button>
  );
}

type Fee = Pick<OrderActions_OrderFragment, 'viewerIs' | 'total' | 'proposedFee' | 'allowedActions'> & {
  steps: readonly Pick<OrderActions_OrderFragment['steps'][number], 'action'>[];
};

/** Where the delivery fee stands. The seller reads of a declined one until it can no longer be replaced. */
export function feeText({ viewerIs, total, proposedFee, allowedActions, steps }: Fee): string | null {
  if (!proposedFee) {
    const isDeclined = steps.at(-1)?.action === 'DECLINE_FEE' && allowedActions.includes('PROPOSE_FEE');
    return isDeclined ? 'The buyer declined the delivery fee. Write to them, or propose another one.' : null;
  }
  const fee = proposedFee.amount;
  const withFee = cedi((parseMoney(total.amount) ?? 0) + (parseMoney(fee) ?? 0));
  if (viewerIs === 'BUYER') return `The seller asks ${cedi(fee)} for the delivery. With it, the total is ${withFee}.`;
  return `Proposed for the delivery: ${cedi(fee)}. The buyer has not answered yet.`;
}
