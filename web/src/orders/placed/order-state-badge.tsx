import type { OrderState } from '#gql/graphql.ts';
import { Badge } from '#ui/display/badge.tsx';
import { wordsOfState } from './order-words.ts';

export function OrderStateBadge({ state }: { state: OrderState }) {
  const { label, tone } = wordsOfState(state);
  return <Badge tone={tone}>{label}</Badge>;
}
