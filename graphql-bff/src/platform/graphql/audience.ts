/** Marks a field of Query that is the same for every visitor, so a shared cache may store its response. */
export const visitorsSee = { visitorsSee: true } as const;

/** Marks a nested field that differs by viewer, so no shared cache may store a response with it. */
export const viewerSees = { viewerSees: true } as const;

/** Marks a field of an event that is the same for every viewer: an event made only of such fields is executed once for all. */
export const everybody = { everybody: true } as const;
