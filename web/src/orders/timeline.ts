import type { OrderActor, OrderState, OrderViewer } from '#gql/graphql.ts';

const way: readonly OrderState[] = ['PENDING', 'ACCEPTED', 'DISPATCHED', 'DELIVERED', 'COMPLETED'];

/** What is still to come for an order that goes the straight way; nothing for one that has left it. */
export function remainingStates(state: OrderState): readonly OrderState[] {
  const at = way.indexOf(state);
  return at < 0 ? [] : way.slice(at + 1);
}

/** Who took a step, as the viewer says it. */
export function stepBy(by: OrderActor, viewerIs: OrderViewer): string {
  if (by === 'SYSTEM') return 'because time ran out';
  if (by === viewerIs) return 'by you';
  return by === 'BUYER' ? 'by the buyer' : 'by the seller';
}
