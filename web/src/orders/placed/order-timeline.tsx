import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { OrderActor, OrderState, OrderViewer } from '#gql/graphql.ts';
import { ReturnPhotos } from '#orders/returns/return-photos.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { returnReasonWords, stepLabel, wordsOfState } from './order-words.ts';

const OrderTimelineFragment = graphql(`
  fragment OrderTimeline_order on Order {
    state
    expiresAt
    viewerIs
    steps {
      state
      createdAt
      by
      action
      reason
      returnReason
      photoPaths
    }
  }
`);

/** The steps so far, and in pale the steps to come. */
export function OrderTimeline(props: { order: FragmentType<typeof OrderTimelineFragment> }) {
  const order = readFragment(OrderTimelineFragment, props.order);
  const remaining = remainingStates(order.state);
  return (
    <section aria-labelledby="order-steps" className="flex flex-col gap-4">
      <h2 id="order-steps" className="text-lg">
        Timeline
      </h2>
      <ol aria-live="polite">
        {order.steps.map((step, n) => (
          <Step
            key={`${step.state} ${step.createdAt}`}
            isLast={n === order.steps.length - 1 && remaining.length === 0}
            done
          >
            <p className="font-medium">{stepLabel(step)}</p>
            <p className="text-muted text-sm">
              <time dateTime={step.createdAt}>{longDateTime(step.createdAt)}</time>, {stepBy(step.by, order.viewerIs)}
            </p>
            {step.returnReason && <p className="mt-1 text-sm">{returnReasonWords[step.returnReason]}</p>}
            {step.reason && <p className="mt-1 break-words text-sm">“{step.reason}”</p>}
            <ReturnPhotos paths={step.photoPaths} />
            {step.action === 'REFUSE_RETURN' && order.viewerIs === 'BUYER' && (
              <p className="mt-1 text-sm print:hidden">
                If you cannot agree,{' '}
                <Link to="/contact" className="link">
                  write to us
                </Link>{' '}
                with the order number.
              </p>
            )}
          </Step>
        ))}
        {remaining.map((state, n) => (
          <Step key={state} isLast={n === remaining.length - 1}>
            <p className="text-muted">{wordsOfState(state).label}</p>
            {order.state === 'PENDING' && n === 0 && order.expiresAt && (
              <p className="text-muted text-sm">
                {order.viewerIs === 'SELLER' ? 'You have' : 'The seller has'} until{' '}
                <time dateTime={order.expiresAt}>{longDateTime(order.expiresAt)}</time> to answer.
              </p>
            )}
          </Step>
        ))}
      </ol>
    </section>
  );
}

function Step({ isLast, done = false, children }: { isLast: boolean; done?: boolean; children: ReactNode }) {
  return (
    <li className="relative flex gap-4 pb-5 last:pb-0">
      {!isLast && <span aria-hidden="true" className="absolute top-4 bottom-0 left-[0.4375rem] w-px bg-line" />}
      <span
        aria-hidden="true"
        className={classNames(
          'relative mt-1.5 size-[0.9375rem] shrink-0 rounded-full border-2',
          done ? 'border-brand bg-brand' : 'border-control bg-surface',
        )}
      />
      <div className="min-w-0">{children}</div>
    </li>
  );
}

export const regularPath: readonly OrderState[] = ['PENDING', 'ACCEPTED', 'DISPATCHED', 'DELIVERED', 'COMPLETED'];

const returnPath: readonly OrderState[] = ['RETURN_REQUESTED', 'RETURN_AGREED', 'RETURNED'];

/** The states still to come on the regular path or on that of a return; empty for an order that has left both. */
export function remainingStates(state: OrderState): readonly OrderState[] {
  const path = [regularPath, returnPath].find((one) => one.includes(state)) ?? [];
  return path.slice(path.indexOf(state) + 1);
}

/** The actor of a step, from the viewer's perspective. */
export function stepBy(by: OrderActor, viewerIs: OrderViewer): string {
  if (by === 'SYSTEM') return 'automatically';
  if (by === 'ADMIN') return 'by the marketplace';
  if (by === viewerIs) return 'by you';
  return by === 'BUYER' ? 'by the buyer' : 'by the seller';
}
