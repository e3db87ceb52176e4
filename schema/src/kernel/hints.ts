/**
 * A cookie that scripts can read and that grants no access. It lets the page render for the user's role before the
 * first response. It is set and cleared together with the session cookies.
 */
export const roleHint = { cookie: 'besesaka-role', values: ['user', 'seller', 'admin'] } as const;

export type RoleHint = (typeof roleHint.values)[number];
