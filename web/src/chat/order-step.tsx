import Package from 'lucide-react/icons/package';
import { Link } from 'react-router';
import { clockTime } from './days.ts';
import type { Message } from './message-rows.ts';
import { stepSentence } from './step-words.ts';

/** A step of an order of the two, at its place in the talk. */
export function OrderStep({ message }: { message: Message }) {
  const { orderStep: step } = message;
  if (!step) return null;
  return (
    <p className="flex flex-col items-center px-6 pt-3 text-center text-muted text-sm">
      <span className="flex flex-wrap items-center justify-center gap-x-2">
        <Link
          to={`/dashboard/orders/${step.orderId}`}
          className="inline-flex min-h-11 items-center gap-1.5 font-medium text-text underline-offset-4 hover:underline"
        >
          <Package aria-hidden="true" className="size-4 shrink-0 text-brand" />
          {stepSentence(step)}
        </Link>
        <time dateTime={message.createdAt} className="text-xs">
          {clockTime(message.createdAt)}
        </time>
      </span>
      {step.reason && <q className="wrap-anywhere">{step.reason}</q>}
    </p>
  );
}
