/** The page of the cards that renewals are charged to. */
export const savedCardsPath = '/dashboard/settings?section=subscription';
