/** The attribute of the element around a slice, a part of the page that hydrates separately. Its value is the slice's id. */
export const sliceAttribute = 'data-slice';

/** Set on a slice of the server's page until it is hydrated. */
export const waitingAttribute = 'data-waiting';
