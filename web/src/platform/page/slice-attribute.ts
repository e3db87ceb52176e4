/** The attribute of the element around a part of the page that comes alive by itself; its value is the part's id. */
export const sliceAttribute = 'data-slice';

/** On a part of the server's page until it is alive. */
export const waitingAttribute = 'data-waiting';
