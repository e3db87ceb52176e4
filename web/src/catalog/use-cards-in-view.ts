import { useMedia } from '#ui/use-media.ts';

/** How many cards stand side by side, as in the grid. */
export function useCardsInView(): number {
  const three = useMedia('(width >= 40rem)');
  const four = useMedia('(width >= 64rem)');
  const five = useMedia('(width >= 90rem)');
  return 2 + Number(three) + Number(four) + Number(five);
}
