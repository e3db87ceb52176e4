import type { OrderState } from '#gql/graphql.ts';
import { Badge } from '#ui/display/badge.tsx';
import { wordsOfState } from './order-words.ts';

interface Props {
  state: OrderState;
  /** It waits for the viewer. */
  awaitsViewer?: boolean;
}

export function OrderStateBadge({ state, awaitsViewer = false }: Props) {
  const { label, tone } = wordsOfState(state);
  return <Badge tone={awaitsViewer && tone === 'gold' ? 'act' : tone}>{label}</Badge>;
}
