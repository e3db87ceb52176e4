/** Marks a field of Query that is the same for every visitor, so a shared cache may store its response. */
export const sameForVisitors = { sameForVisitors: true } as const;

/** Marks a nested field that differs by viewer, so no shared cache may store a response with it. */
export const differsByViewer = { differsByViewer: true } as const;

/** Marks a field of an event that is the same for every viewer: an event made only of such fields is executed once for all. */
export const sameForEveryone = { sameForEveryone: true } as const;
