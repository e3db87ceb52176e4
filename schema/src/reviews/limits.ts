export const reviewLimits = { pageSize: 10 } as const;
