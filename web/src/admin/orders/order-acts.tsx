import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { orderMoneyState } from '@besesaka/schema/payouts/limits.ts';
import { type ComponentType, useState } from 'react';
import { Link } from 'react-router';
import { Facts } from '#admin/facts.tsx';
import { ForArea } from '#admin/for-area.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { AdminOrderAct, OrderActs_ActsFragment } from '#gql/graphql.ts';
import { labelOf } from '#payouts/order-case.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { useCode } from '#ui/display/optional.tsx';
import type { ActDialogProps } from './act-dialog.tsx';
import { actTexts } from './act-texts.ts';
import { ApprovalNote } from './approval-note.tsx';

const OrderActsFragment = graphql(`
  fragment OrderActs_acts on AdminOrderActs {
    orderId
    version
    acts
    dueAt
    state
    refundable { amount }
    refundedAmount { amount }
    releasableAt
    paymentId
    caseId
    approval { ...ApprovalNote_approval }
  }
`);

/** The money of an order and its clocks, with what an admin can do now. */
export function OrderActs(props: { of: FragmentType<typeof OrderActsFragment> }) {
  const one = readFragment(OrderActsFragment, props.of);
  const { orderId, version, acts, refundable, approval } = one;
  const [act, setAct] = useState<AdminOrderAct | null>(null);
  const [Dialog, setDialog] = useState<ComponentType<ActDialogProps> | null>(null);
  const fetchCode = useCode();
  async function open(chosen: AdminOrderAct) {
    const loaded = await fetchCode(async () => (await import('./act-dialog.tsx')).ActDialog);
    if (!loaded) return;
    setDialog(() => loaded);
    setAct(chosen);
  }
  return (
    <Card className="flex min-w-0 flex-col gap-4 p-5">
      <h2 className="text-lg">Act on this order</h2>
      <Facts facts={factsOf(one)} />
      {approval && <ApprovalNote of={approval} />}
      <ForArea area="money">
        {acts.length === 0 && <p className="text-muted text-sm">Nothing can be changed in this state.</p>}
        <div className="flex flex-wrap gap-2">
          {acts.toSorted(lessFirst).map((one) => (
            <Button
              key={one}
              tone={one === 'CANCEL' ? 'quiet' : 'secondary'}
              className={one === 'CANCEL' ? 'text-clay' : undefined}
              onClick={() => void open(one)}
            >
              {actTexts[one].button}
            </Button>
          ))}
        </div>
      </ForArea>
      {act && Dialog && (
        <Dialog act={act} orderId={orderId} version={version} most={refundable.amount} onClose={() => setAct(null)} />
      )}
    </Card>
  );
}

/** What takes something away comes last. */
const lessFirst = (one: AdminOrderAct, other: AdminOrderAct) => Number(one === 'CANCEL') - Number(other === 'CANCEL');

function factsOf({
  state,
  refundable,
  refundedAmount,
  releasableAt,
  dueAt,
  paymentId,
  caseId,
}: OrderActs_ActsFragment) {
  return [
    ['Money', labelOf(orderMoneyState, state)],
    ['Can be refunded', Number(refundable.amount) > 0 && cedi(refundable.amount)],
    ['Refunded', Number(refundedAmount.amount) > 0 && cedi(refundedAmount.amount)],
    ['The shop is paid', releasableAt && longDateTime(releasableAt)],
    ['Next deadline', dueAt && longDateTime(dueAt)],
    [
      'Payment',
      paymentId && (
        <Link to={`/admin/payments/${paymentId}`} className="tap-text link">
          Open the payment
        </Link>
      ),
    ],
    [
      'Open case',
      caseId && (
        <Link to={`/admin/cases/${caseId}`} className="tap-text link">
          Open the case
        </Link>
      ),
    ],
  ] as const;
}
