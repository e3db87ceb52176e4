/** To visitors, on their way to the login: apart from the other texts, as whatever stands in the dashboard's frame is fetched with all of it. */
export const planLogin = 'Please log in to view subscription details.';
