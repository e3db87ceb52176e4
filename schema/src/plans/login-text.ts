/**
 * For visitors who are sent to the login. Separate from the other texts, because the dashboard frame would load all
 * of them.
 */
export const planLogin = 'Please log in to view subscription details.';
