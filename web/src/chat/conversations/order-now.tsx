import Package from 'lucide-react/icons/package';
import { Link } from 'react-router';
import type { ConversationViewer, OrderState } from '#gql/graphql.ts';
import { orderNews } from '#orders/placed/order-news.ts';
import { FeeAnswer } from './fee-answer.tsx';
import type { OrderStep } from './last-message-text.ts';

const open: readonly OrderState[] = [
  ...(['PENDING', 'ACCEPTED', 'DISPATCHED', 'DELIVERED'] as const),
  ...(['RETURN_REQUESTED', 'RETURN_AGREED'] as const),
];

interface OrderNowProps {
  /** The latest step of an order among the loaded messages. */
  step: OrderStep;
  createdAt: string;
  viewerIs: ConversationViewer;
  partnerName: string;
}

/** One sentence about the open order of a conversation, or the delivery fee that the buyer has to answer. */
export function OrderNow({ step, createdAt, viewerIs, partnerName }: OrderNowProps) {
  if (viewerIs === 'ADMIN' || !open.includes(step.state)) return null;
  if (step.fee?.action === 'PROPOSE_FEE' && step.fee.fee && viewerIs === 'BUYER')
    return <FeeAnswer key={createdAt} orderId={step.orderId} fee={step.fee.fee.amount} />;
  const news = orderNews(
    {
      state: step.state,
      viewerIs,
      expiresAt: null,
      updatedAt: createdAt,
      buyerName: partnerName,
      shop: { name: partnerName },
    },
    Date.now(),
  );
  return (
    <Link
      data-shows
      to={`/dashboard/orders/${step.orderId}`}
      className="-outline-offset-2 flex min-h-11 items-center gap-2 border-line border-b bg-brand-tint px-4 py-1.5 text-sm"
    >
      <Package aria-hidden="true" className="size-4 shrink-0 text-brand" />
      <span className="sr-only">Order {step.orderId}: </span>
      <span className="line-clamp-2 min-w-0 text-pretty">{news}</span>
    </Link>
  );
}
