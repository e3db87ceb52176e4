/**
 * A cookie that scripts may read and that opens nothing: with it the page is right for this person before the first
 * answer. Set beside the session's cookies, cleared with them.
 */
export const roleHint = { cookie: 'besesaka-role', values: ['person', 'seller', 'admin'] } as const;

export type RoleHint = (typeof roleHint.values)[number];
