/** Where the cards are that renewals are charged to. */
export const savedCardsPath = '/dashboard/settings?section=subscription';
