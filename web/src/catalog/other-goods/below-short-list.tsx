import { optional } from '#ui/display/optional.tsx';

/** A list with at most as many goods, on all its pages, leaves half a page empty. */
const shortList = 5;

const OtherGoods = optional(async () => (await import('./other-goods.tsx')).OtherGoods);

interface ListAbove {
  totalCount: number;
  edges: readonly { node: { id: string } }[];
}

/** Other goods below a short or empty list. */
export function BelowShortList({ totalCount, edges }: ListAbove) {
  return totalCount <= shortList && <OtherGoods above={edges.map(({ node }) => node.id)} />;
}
