export const renewsByCard =
  'Paid by card, the same is charged again a day before the end. By mobile money we remind you instead.';

interface Card {
  last4: string;
  isExpired: boolean;
}

/** What becomes of what renews itself, beside its switch; `without`: where no card can be charged. */
export function renewalHint(cards: readonly Card[] | null | undefined, without: string): string {
  const card = cards?.find(({ isExpired }) => !isExpired);
  return card ? `Your card ending in ${card.last4} is charged a day before the end.` : without;
}
