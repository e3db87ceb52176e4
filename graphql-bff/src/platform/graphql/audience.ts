/** Marks a field of Query that is the same for every visitor: a shared cache may hold its answer. */
export const visitorsSee = { visitorsSee: true } as const;

/** Marks a field below one of those that differs by viewer: no shared cache may hold an answer with it. */
export const viewerSees = { viewerSees: true } as const;

/** Marks a field of an event that is the same for every viewer: an event made only of such fields is executed once for all. */
export const everybody = { everybody: true } as const;
