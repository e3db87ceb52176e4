/** Shown beside a switch that is off. */
export const noRenewal = 'It ends then, and nothing is charged.';

interface Card {
  last4: string;
  isExpired: boolean;
}

/** Explains the current state of the auto-renewal switch; `without` is for one that is on while no card can be charged. */
export function renewalHint(isRenewing: boolean, cards: readonly Card[] | null | undefined, without: string): string {
  if (!isRenewing) return noRenewal;
  const card = cards?.find(({ isExpired }) => !isExpired);
  return card ? `Your card ending in ${card.last4} is charged a day before the end.` : without;
}
