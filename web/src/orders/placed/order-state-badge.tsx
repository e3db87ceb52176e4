import type { OrderState } from '#gql/graphql.ts';
import { Badge } from '#ui/display/badge.tsx';
import { stateWords } from './order-words.ts';

export function OrderStateBadge({ state }: { state: OrderState }) {
  const { label, tone } = stateWords[state];
  return <Badge tone={tone}>{label}</Badge>;
}
